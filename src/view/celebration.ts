import type {ReactiveController} from 'lit';
import {type Card, suits} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import {type CardColours, cascade, type Leaper} from './cascade.js';
import type {Stage, StageHost} from './stage.js';

/** Lets the cards of a won game leap, as long as the celebration is on and motion is welcome. */
export class Celebration implements ReactiveController {
  #stop: (() => void) | null = null;

  constructor(
    private readonly host: StageHost,
    private readonly store: TableStore,
    private readonly stage: Stage,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const {celebrating} = this.store.ui;
    if (celebrating && !this.#stop) this.#start();
    if (!celebrating) this.#end();
  }

  hostDisconnected(): void {
    this.#end();
  }

  #start(): void {
    const canvas = this.host.renderRoot.querySelector<HTMLCanvasElement>('.cascade');
    if (!canvas || this.stage.still) return;
    this.#stop = cascade(canvas, this.#leapers(), this.#colours(canvas));
  }

  #end(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** The canvas wears the deck's colours as its own; a foundation's cards wear their suit's. */
  #colours(canvas: HTMLElement): (card: Card) => CardColours {
    const {color: face, outlineColor: edge} = getComputedStyle(canvas);
    const ink = Object.fromEntries(
      suits.map((suit) => {
        const card = this.host.renderRoot.querySelector(`.card.${suit}`);
        return [suit, card ? getComputedStyle(card).color : edge];
      }),
    );
    return ({suit}) => ({face, edge, ink: ink[suit] ?? edge});
  }

  /** Kings first, a foundation after the other, as deep as the piles are. */
  #leapers(): Leaper[] {
    const {foundations = []} = this.store.game?.state ?? {};
    const leapers: Leaper[] = [];
    for (let rank = 13; rank > 0; rank--) {
      foundations.forEach((pile, i) => {
        const card = pile[rank - 1];
        const rect = this.stage.rectOf(`F${i + 1}`);
        if (card && rect) leapers.push({card, rect});
      });
    }
    return leapers;
  }
}
