import {svg, type SVGTemplateResult} from 'lit';

/** The face for a card's width, `compact` up to 55 px; or `large`, for players who need a large index. */
export type Size = 'compact' | 'full' | 'large';

/** A blank card with a print on it, whose origin is the card's center. */
export const blankCard = (print: SVGTemplateResult): SVGTemplateResult =>
  svg`<rect fill="var(--_face)" stroke="var(--_edge)" vector-effect="non-scaling-stroke" width="250" height="350" rx="17"/><g transform="translate(125 175)">${print}</g>`;
