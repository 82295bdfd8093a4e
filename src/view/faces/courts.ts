import {svg, type SVGTemplateResult} from 'lit';
import type {Suit} from '../../engine/cards.js';
import {withMirrorImage, withRotatedCopy} from './path.js';
import {pip} from './suits.js';

/** A color, or the index of one of the suit's colors: see `costumes`. */
type Paint = number | string;

/** A paint, the left half of a symmetrical path, and a path that is not symmetrical. */
type Layer = readonly [paint: Paint, half: string, whole?: string];

const robe = 0;
const trim = 1;
const hair = 2;
const none = 'none';
const skin = '#fdb';
const rose = '#c34';
const gold = 'var(--_gold)';
const linen = 'var(--_face)';

const body: Layer = [robe, 'M0-24q-32 2-35 12l0 12 35 0'];
const head: readonly Layer[] = [
  [skin, 'M0-52q-11 0-10 11 0 14 10 15'],
  [none, 'M-7-45q2-2 5 0m-5 4q2-2 4 0m-2-1 0 1', 'M0-41l-2 5q2 1 3 0'],
];

/** The layers of a figure, from back to front, in units of 2; y from −70 to 0, the middle of the card. */
const king: readonly Layer[] = [
  [hair, 'M0-53l-10 1q-7 6-5 15 0 7-4 4 1 10 10 4l9 0'],
  body,
  [trim, 'M0-20l-7 0-2 20 9 0'],
  [linen, 'M-5-24l-3 0q-22 2-27 12l0 7q9-11 23-11 6-1 7-8', 'M0-14l3 5-3 4-2-4z'],
  ...head,
  [hair, 'M0-35q-3-3-6 1-3-3-4-9-3 23 10 29'],
  [none, 'M-6-27q1 4 3 7m-28 5 1 2m6-6 1 2m7-4 1 2', 'M-2-32q2 2 5 0m-3 7 0 5'],
  [trim, 'M0-54q-10-12-12-2l12 4'],
  [gold, 'M0-70l-2 4 1 4-3 6q-7-4-6-9l-4-2-3 3 3 5 2 10q6-2 12-2'],
  [none, 'M-13-53q7-3 13-3'],
];

const queen: readonly Layer[] = [
  [hair, 'M0-56q-16 1-15 14 0 13-8 18 6 10 15 1l8 0'],
  body,
  [trim, 'M-17-22q-18 3-18 10l0 12 14 0q-3-13 4-22'],
  ...head,
  [skin, '', 'M-4-28l0 5q-4 3-8 3 5 11 12 13 7-2 12-13-4 0-8-3l0-5q-4 3-8 0'],
  [hair, 'M0-53q-9 3-10 16-8-15 10-19'],
  [none, 'M-18-33q2 4 0 9', 'M-7-19q7 6 14 0'],
  [rose, '', 'M-3-32q2-1 3 0 2-1 3 0-3 3-6 0'],
  [gold, 'M0-67l-2 5q-5 5-5-3-2 8-7 3l3 11q5-4 11-4', 'M0-16l2 3-2 2-2-2z'],
  [linen, 'M-14-64l2 2-2 2-2-2zm7-3 2 2-2 2-2-2z', 'M0-70l2 2-2 2-2-2z'],
];

const jack: readonly Layer[] = [
  [hair, 'M0-53l-11 3q-3 8-4 16 3 7 8 4l7 1'],
  body,
  [trim, '', 'M0-24q32 2 36 12l0 12-36 0z'],
  [skin, 'M0-29l-4 0 0 7 4 5'],
  [linen, 'M0-17l-6-8-7 3 7 12z'],
  ...head,
  [hair, 'M0-49q-6 3-10 8l-1-9 11-3'],
  [none, '', 'M-3-31q3 2 6 0'],
  [robe, '', 'M-15-49q-2-17 15-14 20-2 15 14-15-6-30 0'],
  [linen, '', 'M10-53q1-15-9-15-3-4-7-2-5 0-6 4-5 1-5 6-1 4 3 5 7-9 16-4 3 3 4 6z'],
  [gold, 'M0-48q-7 0-14 3l-1-4q8-3 15-3'],
  [none, '', 'M8-54q-4-15-22-5'],
];

const shaft: Layer = [gold, '', 'M27-6l0-56 2 0 0 56z'];

/** For each suit, the colors of robe, trim and hair, and what the figure holds. */
const costumes: Record<Suit, readonly [colors: readonly string[], ...attribute: readonly Layer[]]> =
  {
    spades: [
      ['#248', '#a23', '#433'],
      [linen, '', 'M26-22l0-41 2-5 2 5 0 41z'],
      [gold, '', 'M22-27l13 0 0 3-13 0z'],
    ],
    hearts: [
      ['#b23', '#248', '#a52'],
      ['#274', '', 'M28-6l0-50 1 0 0 50zm0-30q-6-4-6-11 6 3 6 11'],
      [rose, '', 'M28-54q-8-2-6-12l3 3 3-5 3 5 3-3q2 10-6 12'],
    ],
    diamonds: [
      ['#c53', '#156', '#eb6'],
      shaft,
      [linen, '', 'M29-62l4-3q4 7 0 14l-4-3zm-2 2-5-2 0 8 5-2zm0-3 1-7 2 7z'],
    ],
    clubs: [['#274', '#a23', '#642'], shaft, [gold, '', pip('clubs', 28, -62, 0.15)]],
  };

/** The hand that holds it, and the belt. */
const handAndBelt: readonly Layer[] = [
  [skin, '', 'M24-12q-3-8 4-9 7 1 4 9z'],
  [none, '', 'M25-18l4 0m-4 3 4 0'],
  [linen, '', 'M23-12l11 0 1 4-13 0z'],
  [gold, '', 'M-35-4l71 0 0 8-71 0z'],
  [trim, 'M-18-2l3 2-3 3-2-3z', 'M0-4l4 4-4 4-4-4z'],
];

const figures = {11: jack, 12: queen, 13: king};

export type CourtRank = keyof typeof figures;

/** The framed figure of a jack, queen or king, about the card's center. */
export function court(rank: CourtRank, suit: Suit, ink: string): SVGTemplateResult {
  const [colors, ...attribute] = costumes[suit];
  const layers = [...figures[rank], ...attribute, ...handAndBelt].map(
    ([paint, half, whole = '']) =>
      svg`<path fill="${colors[Number(paint)] ?? paint}" d="${withRotatedCopy(withMirrorImage(half) + whole)}"/>`,
  );
  const brocade = [-54, -32, 32].map((x) => pip(suit, x, -17, 0.15)).join('');
  return svg`<rect fill="${gold}" fill-opacity=".13" stroke="${ink}" stroke-width="2" x="-72" y="-146" width="144" height="292" rx="5"/>
<g class="court" transform="scale(2)" stroke="#222" stroke-linejoin="round" stroke-linecap="round">${layers}</g>
<path fill="${gold}" d="${withRotatedCopy(brocade)}"/>`;
}
