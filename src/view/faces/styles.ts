import {css} from 'lit';

/** The colors of faces and backs. Those of the suits are `--_spades` … `--_clubs`. */
export const faceStyles = css`
  :host {
    --_black: #123;
    --_red: light-dark(#c13, #a12);
    --_spades: var(--solitaire-spades, var(--_black));
    --_hearts: var(--solitaire-hearts, var(--_red));
    --_diamonds: var(--solitaire-diamonds, var(--_red));
    --_clubs: var(--solitaire-clubs, var(--_black));
    --_face: var(--solitaire-face, light-dark(#fffdf7, #d9d4c8));
    --_edge: var(--solitaire-edge, #0004);
    --_gold: var(--solitaire-gold, #da3);
    --_back: var(--solitaire-back, light-dark(#258, #147));
    --_back-line: var(--solitaire-back-line, #9bd);
  }
  .four-color {
    --_diamonds: var(--solitaire-diamonds, light-dark(#c40, #930));
    --_clubs: var(--solitaire-clubs, #063);
  }
  /* In fans from right to left, the right edge shows, so the index is there. */
  .compact:dir(rtl) .card path[transform] {
    translate: 126px;
  }
  .large:dir(rtl) .card path[transform] {
    translate: 84px;
  }
  :is(.compact, .large):dir(rtl) .card path[fill-rule] {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    :host,
    .four-color {
      --_face: Canvas;
      --_gold: Canvas;
      --_back: Canvas;
      --_edge: CanvasText;
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
