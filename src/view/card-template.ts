import {html, type TemplateResult} from 'lit';
import type {Card} from '../engine/index.js';
import {back, face, type Size} from './faces/index.js';

export type FaceSize = Size;

/** The side of a card that lies up. A hidden card's template holds nothing of its face. */
export function cardSide({rank, suit, faceUp}: Card, size: FaceSize): TemplateResult {
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    ${faceUp ? face(rank, suit, size) : back(size)}
  </svg>`;
}
