import {svg, type SVGTemplateResult} from 'lit';
import type {Suit} from '../../engine/cards.js';
import {mirrored, twice} from './path.js';
import {pip} from './suits.js';

/** Its paint, the left half of what is symmetrical, and what is not; y from −140 to 0, the middle of the card. */
type Layer = readonly [paint: string, half: string, whole?: string];

const robe: Layer = ['robe', 'M0-48c-44 2-66 12-71 24l0 24 71 0'];
const head: Layer = ['skin', 'M0-104c-16 0-21 8-21 22 0 16 9 30 21 30'];

/** Layers from back to front. */
const king: readonly Layer[] = [
  ['hair', 'M0-106l-20 2c-11 6-12 20-10 30 2 10-4 12-8 8-2 12 11 18 19 8l19 0'],
  robe,
  ['trim', 'M0-40l-14 0-4 40 18 0'],
  [
    'linen',
    'M-10-48l-7-1c-27 3-49 13-54 25l0 13c11-15 31-20 47-21q12-2 14-16',
    'M0-28l5 9-5 8-5-8z',
  ],
  head,
  ['hair', 'M0-71c-3-4-9-3-13 2-4-3-6-9-8-17-4 28 5 52 21 58'],
  [
    'line',
    'M-15-90q5-4 10 0m-9 7q4-4 8 0m-4-1 0 2m-2 27q1 9 6 14m-56 11 1 4m13-13 1 4m15-8 1 4',
    'M-1-84l-3 10q3 2 6 0m-7 10q5 3 10 0m-5 14 0 10',
  ],
  ['trim', 'M0-108c-12-22-24-12-25-4l25 8'],
  ['gold', 'M0-140l-5 8 3 8-7 11c-9-3-13-11-11-17l-8-4-6 6 6 10 4 20q12-5 24-5'],
  ['line', 'M-26-107q13-5 26-5'],
];

const queen: readonly Layer[] = [
  ['hair', 'M0-112c-22 0-31 12-31 28 0 18-5 28-15 36 4 14 22 12 30 2l16 0'],
  robe,
  ['trim', 'M-34-45c-26 5-34 11-37 21l0 24 29 0c-4-18-2-32 8-45'],
  head,
  ['skin', '', 'M-8-57l0 11q-8 6-16 5 10 23 24 27 14-4 24-27-8 1-16-5l0-11q-8 7-16 0'],
  ['hair', 'M0-106c-12 4-18 14-20 32-10-16-4-38 20-38'],
  [
    'line',
    'M-15-89q5-4 10 0m-9 7q4-4 8 0m-4-1 0 2m-26 15q3 8-1 18',
    'M-1-82l-3 10q3 2 6 0m-16 34q14 12 28 0',
  ],
  ['rose', '', 'M-6-64q3-3 6-1 3-2 6 1-6 6-12 0'],
  ['gold', 'M0-134l-4 10c-6 6-10 4-11-6-3 10-7 12-14 6l6 22q11-8 23-8', 'M0-32l4 5-4 5-4-5z'],
  ['linen', 'M-29-129l4 4-4 4-4-4zm14-6 4 4-4 4-4-4z', 'M0-141l4 4-4 4-4-4z'],
];

const jack: readonly Layer[] = [
  ['hair', 'M0-106l-22 6c-7 10-5 22-8 32 4 10 10 10 16 8l14 2'],
  robe,
  ['trim', '', 'M0-48c44 2 66 12 71 24l0 24-71 0z'],
  ['skin', 'M0-58l-9 0 0 14 9 10'],
  ['linen', 'M0-34l-12-16-14 6 14 24z'],
  head,
  ['hair', 'M0-98c-8 6-16 6-20 16l-2-18 22-6'],
  ['line', 'M-15-88q5-2 10 0m-9 6q4-4 8 0m-4-1 0 2', 'M-1-82l-3 10q3 2 6 0m-8 9q6 4 12 0'],
  ['robe', '', 'M-30-98c-8-22 12-32 30-28 24-6 40 10 30 28q-30-12-60 0'],
  [
    'linen',
    '',
    'M20-107c2-19-6-29-18-30q-6-8-14-3-10-1-13 7-10 3-10 12-1 9 7 10c6-11 22-15 32-7 4 4 7 8 8 11z',
  ],
  ['gold', 'M0-97q-15 0-29 6l-1-7q15-6 30-6'],
  ['line', '', 'M16-108c-4-18-22-26-45-11'],
];

const shaft = 'M54-12l0-112 4 0 0 112z';

const attributes: Record<Suit, readonly Layer[]> = {
  spades: [
    ['linen', '', 'M52-44l0-82 4-10 4 10 0 82z'],
    ['gold', '', 'M43-54l26 0 0 6-26 0z'],
  ],
  hearts: [
    ['leaf', '', 'M55-12l0-100 2 0 0 100zm1-60c-8-4-12-14-12-22 8 4 12 12 12 22'],
    ['rose', '', 'M56-108c-12 0-14-14-12-24l6 6 6-10 6 10 6-6c2 10 0 24-12 24'],
  ],
  diamonds: [
    ['gold', '', shaft],
    ['linen', '', 'M58-124l8-6q8 14 0 28l-8-6zm-4 4-10-4 0 16 10-4zm-1-6 3-14 3 14z'],
  ],
  clubs: [
    ['gold', '', shaft],
    ['gold', '', pip('clubs', 56, -124, 0.3)],
  ],
};

const hand: readonly Layer[] = [
  ['skin', '', 'M48-24c-4-10-2-18 8-18 10 0 12 8 8 18z'],
  ['line', '', 'M49-36l9 0m-9 5 9 0'],
  ['linen', '', 'M45-25l22 0 2 8-26 0z'],
];

/** Robe, trim and hair of each suit. */
const dyes: Record<Suit, readonly [robe: string, trim: string, hair: string]> = {
  spades: ['#248', '#a23', '#433'],
  hearts: ['#b23', '#248', '#a52'],
  diamonds: ['#c53', '#156', '#eb6'],
  clubs: ['#274', '#a23', '#642'],
};

const gold = 'var(--_gold)';

function paints(suit: Suit): Record<string, string> {
  const [robe, trim, hair] = dyes[suit];
  return {robe, trim, hair, gold, linen: 'var(--_face)', skin: '#fdb', rose: '#c34', leaf: '#274'};
}

const figures = {11: jack, 12: queen, 13: king};

export type CourtRank = keyof typeof figures;

/** The framed figures of jack, queen and king, about the card's centre. */
export function court(rank: CourtRank, suit: Suit, ink: string): SVGTemplateResult {
  const colours = paints(suit);
  const layers = [...figures[rank], ...attributes[suit], ...hand].map(
    ([paint, half, whole = '']) =>
      svg`<path fill="${colours[paint] ?? 'none'}" d="${twice(mirrored(half) + whole)}"/>`,
  );
  const brocade = [-54, -32, 32].map((x) => pip(suit, x, -17, 0.15)).join('');
  return svg`<rect fill="${gold}" fill-opacity=".13" stroke="${ink}" stroke-width="2" x="-72" y="-146" width="144" height="292" rx="5"/>
<g class="court" stroke="#222" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${layers}
<path fill="${gold}" d="M-71-8H71V8H-71Z"/>
<path fill="${colours.trim}" d="M0-8 8 0 0 8-8 0ZM-36-5-31 0-36 5-41 0ZM36-5 41 0 36 5 31 0Z"/></g>
<path fill="${gold}" d="${twice(brocade)}"/><path fill="${ink}" d="${twice(pip(suit, -54, -124, 0.33))}"/>`;
}
