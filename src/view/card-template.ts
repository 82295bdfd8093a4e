import {html, type TemplateResult} from 'lit';
import type {Card} from '../engine/index.js';
import {back, face, type Size} from './faces/index.js';

/** A style of card faces, by the size of the cards. */
export type FaceSize = Size;

/** Renders the upper side of a card. The template of a face-down card contains neither rank nor suit. */
export function cardSide({rank, suit, faceUp}: Card, size: FaceSize): TemplateResult {
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    ${faceUp ? face(rank, suit, size) : back(size)}
  </svg>`;
}
