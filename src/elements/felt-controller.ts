import type {ReactiveController} from 'lit';
import {Hand} from '../input/hand.js';
import {KeyboardController} from '../input/keyboard-controller.js';
import {PointerController} from '../input/pointer-controller.js';
import type {Strings} from '../locales/en.js';
import type {Refused, TableStore} from '../store/table-store.js';
import type {FeltView} from '../view/felt.js';
import {scene, type SceneItem} from '../view/scene.js';
import {Stage, type StageHost} from '../view/stage.js';

export interface FeltHost extends StageHost {
  readonly disabled: boolean;
  readonly strings: Strings;
}

/** Brings the felt of one table together: what is shown on it, where, and by which hand it is moved. */
export class FeltController implements ReactiveController {
  readonly stage: Stage;
  readonly pointer: PointerController;
  readonly keyboard: KeyboardController;
  #piles: SceneItem[][] = [];
  #hadFocus = false;
  #told: Refused | null = null;
  readonly #host: FeltHost;
  readonly #store: TableStore;

  constructor(host: FeltHost, store: TableStore) {
    this.#host = host;
    this.#store = store;
    const ready = (): boolean => !host.disabled;
    const hand = new Hand(store);
    this.stage = new Stage(host);
    const means = {store, stage: this.stage, hand, ready};
    this.pointer = new PointerController(means);
    this.keyboard = new KeyboardController({
      ...means,
      cancelDrag: () => this.pointer.cancel(),
      moved: () => host.requestUpdate(),
    });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pointer.cancel();
  }

  /** Decides what is to be shown before it is rendered. */
  hostUpdate(): void {
    const {game, ui} = this.#store;
    if (!game) return;
    this.#hadFocus = !!this.#focusedKey;
    const {strings} = this.#host;
    this.stage.prepare(game, ui.settings, strings.rtl);
    this.#piles = scene(game, {selection: ui.selection, strings});
    this.keyboard.settle(this.#piles.flat());
  }

  /** Puts the cards where they belong; the focus stays on the card, or close to where it was. */
  hostUpdated(): void {
    const {game} = this.#store;
    if (game) this.stage.settle(game);
    const {current} = this.keyboard;
    this.#tell();
    if (this.#hadFocus && this.#focusedKey !== String(current)) this.stage.focus(current);
  }

  /** A refusal stays to be read for some seconds; the same one again stays anew. */
  #tell(): void {
    const {refusal} = this.#store.ui;
    if (refusal === this.#told) return;
    this.#told = refusal;
    const fading = this.#host.renderRoot
      .querySelector('.message')
      ?.animate([{}, {offset: 0.9}, {opacity: 0}], 4500);
    if (fading) fading.onfinish = () => this.#store.forget(refusal);
  }

  get view(): FeltView {
    return {
      piles: this.#piles,
      size: this.stage.geometry?.face ?? 'full',
      current: this.keyboard.current,
    };
  }

  get #focusedKey(): string | undefined {
    const active = (this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
    return active?.dataset.key;
  }
}
