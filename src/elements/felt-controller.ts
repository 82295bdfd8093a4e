import type {ReactiveController} from 'lit';
import {Hand} from '../input/hand.js';
import {KeyboardController} from '../input/keyboard-controller.js';
import {PointerController} from '../input/pointer-controller.js';
import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import {Celebration} from '../view/celebration.js';
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
  #items: readonly SceneItem[] = [];
  #hadFocus = false;

  constructor(
    private readonly host: FeltHost,
    private readonly store: TableStore,
  ) {
    const ready = (): boolean => !host.disabled;
    const hand = new Hand(store);
    this.stage = new Stage(host);
    this.pointer = new PointerController({store, stage: this.stage, hand, ready});
    this.keyboard = new KeyboardController({
      store,
      hand,
      ready,
      items: () => this.#items,
      rectOf: (key) => this.stage.rectOf(key),
      focus: (key) => this.focus(key),
      cancelDrag: () => this.pointer.cancel(),
    });
    host.addController(this);
    new Celebration(host, store, this.stage);
  }

  hostDisconnected(): void {
    this.pointer.cancel();
  }

  /** Decides what is to be shown before it is rendered. */
  hostUpdate(): void {
    const {game, ui} = this.store;
    if (!game) return;
    this.#hadFocus = !!this.#focused;
    this.stage.prepare(game, ui.settings.leftHanded);
    const {strings} = this.host;
    this.#items = scene(game, {selection: ui.selection, strings});
    this.keyboard.settle(this.#items);
  }

  /** Puts the cards where they belong; the focus stays on the card, or close to where it was. */
  hostUpdated(): void {
    const {game} = this.store;
    if (game) this.stage.settle(game);
    const {current} = this.keyboard;
    if (this.#hadFocus && this.#focused?.dataset.key !== String(current)) this.focus(current);
  }

  get view(): FeltView {
    return {
      items: this.#items,
      size: this.stage.geometry?.face ?? 'full',
      current: this.keyboard.current,
    };
  }

  focus(key: SceneItem['key'] | null): void {
    const nodes = this.stage.felt?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    const node = [...nodes].find(({dataset}) => dataset.key === String(key));
    node?.focus({preventScroll: false});
  }

  get #focused(): HTMLElement | null {
    const active = (this.host.renderRoot as ShadowRoot).activeElement;
    return active instanceof HTMLElement && active.dataset.key ? active : null;
  }
}
