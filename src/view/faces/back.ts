import {svg, type SVGTemplateResult} from 'lit';
import {blankCard, type Size} from './card.js';
import {withRotatedCopy} from './path.js';
import {pip} from './suits.js';

/** Interlaced rings, one for each square of a grid. */
function rings(): string {
  let path = '';
  for (let x = -96; x < 96; x += 24)
    for (let y = -144; y < 144; y += 24)
      path += `M${x} ${y}q-10 12 0 24 12 10 24 0 10-12 0-24-12-10-24 0`;
  return path;
}

const emblem = withRotatedCopy(pip('spades', 0, -20, 0.33) + pip('diamonds', -20, 0, 0.27));

const net = rings();

const line = 'var(--_back-line)';

/** A card's back, to be placed in `<svg viewBox="0 0 250 350">`. */
export const back = (size: Size): SVGTemplateResult =>
  blankCard(svg`<g fill="var(--_back)" stroke="${line}" stroke-width="2">
<rect x="-113" y="-163" width="226" height="326" rx="8"/>
<path fill="none" stroke-width="${size === 'full' ? 2 : 3}" d="${net}"/>
<circle r="46"/><path fill="${line}" d="${emblem}"/></g>`);
