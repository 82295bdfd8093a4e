import {svg, type SVGTemplateResult} from 'lit';

/** By the card's own width, compact below about 56 px; or `large`, for eyes that need a large index. */
export type Size = 'compact' | 'full' | 'large';

/** A blank card and what lies on it, with the origin moved to the card's centre. */
export const onPaper = (print: SVGTemplateResult): SVGTemplateResult =>
  svg`<rect fill="var(--_face)" stroke="var(--_edge)" vector-effect="non-scaling-stroke" width="250" height="350" rx="17"/><g transform="translate(125 175)">${print}</g>`;
