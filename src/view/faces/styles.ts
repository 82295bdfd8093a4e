import {css} from 'lit';

/** Colours of faces and backs; those of the suits are `--_spades` … `--_clubs`. */
export const faceStyles = css`
  :host {
    --_black: light-dark(#17202b, #0e141b);
    --_red: light-dark(#c8102e, #a30a23);
    --_spades: var(--solitaire-spades, var(--_black));
    --_hearts: var(--solitaire-hearts, var(--_red));
    --_diamonds: var(--solitaire-diamonds, var(--_red));
    --_clubs: var(--solitaire-clubs, var(--_black));
    --_face: var(--solitaire-face, light-dark(#fffdf7, #d9d4c8));
    --_edge: var(--solitaire-edge, #0004);
    --_gold: var(--solitaire-gold, #dda52f);
    --_back: var(--solitaire-back, light-dark(#1f4f8c, #1b3f6d));
    --_back-line: var(--solitaire-back-line, light-dark(#a9c8ee, #89a5c6));
  }
  .four-color {
    --_diamonds: var(--solitaire-diamonds, light-dark(#c24d00, #963c00));
    --_clubs: var(--solitaire-clubs, light-dark(#0c6b3a, #0a5730));
  }
  @media (forced-colors: active) {
    :host,
    .four-color {
      --_face: Canvas;
      --_gold: Canvas;
      --_edge: CanvasText;
      --_back: Canvas;
      --_back-line: CanvasText;
      --_spades: CanvasText;
      --_hearts: CanvasText;
      --_diamonds: CanvasText;
      --_clubs: CanvasText;
    }
    .court * {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
