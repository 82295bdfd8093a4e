import type {Game} from '../engine/index';

/** `$416`, `$0`, `-$104` in Vegas, in every language; plain points otherwise. */
export function scoreText({score, options}: Pick<Game, 'score' | 'options'>): string {
  if (options.scoring !== 'vegas') return String(score);
  return `${score < 0 ? '-' : ''}$${Math.abs(score)}`;
}

/** Seconds as `1:42`, `1:00:05`. */
export function clockText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
