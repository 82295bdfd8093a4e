import {svg, type SVGTemplateResult} from 'lit';
import {onPaper, type Size} from './card.js';
import {twice} from './path.js';
import {pip} from './suits.js';

/** A chain of petals: half waves out and back again, from (x, y) to its opposite. */
function chain(x: number, y: number, dx: number, dy: number, count: number): string {
  const wave = (side: number) =>
    `M${x} ${y}q${dx / 2 + dy * side} ${dy / 2 + dx * side} ${dx} ${dy}` +
    `t${dx} ${dy}`.repeat(count - 1);
  return wave(0.42) + wave(-0.42);
}

/** Interlaced rings: chains down every column and along every row of a grid. */
function rings(step: number): string {
  let path = '';
  for (let x = -96; x <= 96; x += step) path += chain(x, -144, 0, step, 288 / step);
  for (let y = -144; y <= 144; y += step) path += chain(-96, y, step, 0, 192 / step);
  return path;
}

const emblem = twice(pip('spades', 0, -20, 0.33) + pip('diamonds', -20, 0, 0.27));

const nets = {full: rings(24) + 'M-106-156H106V156H-106Z', compact: rings(48)};

const line = 'var(--_back-line)';

/** The back: what stands inside `<svg viewBox="0 0 250 350">`. */
export const back = (size: Size = 'full'): SVGTemplateResult =>
  onPaper(svg`<g fill="var(--_back)" stroke="${line}" stroke-width="2">
<rect x="-113" y="-163" width="226" height="326" rx="8"/>
<path fill="none" stroke-width="${size === 'full' ? 2 : 5}" d="${nets[size]}"/>
<circle r="46"/><path fill="${line}" d="${emblem}"/></g>`);
