/** The progress of a run. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since the start. */
  readonly ms: number;
}

/** A stream that may be a terminal. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const barWidth = 30;
const redrawMs = 100;

/** `8 s`, `3:05 min`, `2:00 h`: the two largest units. */
export function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const [most, rest, unit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), seconds % 60, 'min']
      : [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), 'h'];
  return `${most}:${String(rest).padStart(2, '0')} ${unit}`;
}

function rateText(rate: number): string {
  if (rate >= 1) return `${rate.toFixed(rate < 10 ? 1 : 0)} a second`;
  return `${(60 * rate).toFixed(1)} a minute`;
}

/** The text of the progress bar, no wider than the terminal. */
export function progressLine({done, total, ms}: Progress, columns: number): string {
  const share = total ? done / total : 1;
  const words = [`${done} of ${total}`, `${Math.floor(100 * share)}%`];
  if (done && ms) {
    const left = `${durationText(((total - done) * ms) / done)} left`;
    words.push(rateText((1000 * done) / ms), left);
  }
  while (words.length > 1 && words.join(', ').length > columns) words.pop();
  const text = words.join(', ');
  const room = Math.min(barWidth, columns - text.length - 3);
  if (room < 5) return text.slice(0, columns);
  const full = Math.floor(share * room);
  return `[${'#'.repeat(full)}${'-'.repeat(room - full)}] ${text}`;
}

/** A progress bar on the last line of a terminal. Does nothing if the stream is not a terminal. */
export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #begun = Date.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #done = 0;
  #shown = 0;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
    if (!terminal.isTTY || total < 2) return;
    this.#timer = setInterval(() => this.#draw(), redrawMs);
    this.#timer.unref();
  }

  advance(): void {
    this.#done++;
  }

  /** Writes something above the bar. */
  above(write: () => void): void {
    const isShown = this.#shown > 0;
    this.#erase();
    write();
    if (isShown) this.#draw();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#erase();
  }

  // The last column stays free, since some terminals start a new line after it.
  #draw(): void {
    const columns = (this.#terminal.columns || 80) - 1;
    const ms = Date.now() - this.#begun;
    const line = progressLine({done: this.#done, total: this.#total, ms}, columns);
    const rest = ' '.repeat(Math.max(0, Math.min(this.#shown, columns) - line.length));
    this.#terminal.write(`\r${line}${rest}`);
    this.#shown = line.length;
  }

  #erase(): void {
    if (this.#shown) this.#terminal.write(`\r${' '.repeat(this.#shown)}\r`);
    this.#shown = 0;
  }
}
