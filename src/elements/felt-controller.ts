import type {ReactiveController} from 'lit';
import {PlayerActions} from '../input/player-actions.js';
import {KeyboardController, type KeyboardOptions} from '../input/keyboard-controller.js';
import {PointerController} from '../input/pointer-controller.js';
import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import {markedAction, type TableUi} from '../store/ui-state.js';
import type {FeltView} from '../view/felt-template.js';
import {scene, type SceneItem} from '../view/scene.js';
import {LayoutController, type LayoutHost} from '../view/layout-controller.js';

export interface FeltHost extends LayoutHost {
  readonly disabled: boolean;
  readonly keyboard: 'on' | 'off';
  readonly strings: Strings;
}

/** Brings the felt of one table together: what is shown on it, where, and by which hand it is moved. */
export class FeltController implements ReactiveController {
  readonly stage: LayoutController;
  readonly pointer: PointerController;
  readonly keyboard: KeyboardController;
  #piles: SceneItem[][] = [];
  /** What was open or shown before, and had the focus. */
  #before: Pick<TableUi, 'dialog' | 'celebrating'> | undefined;
  #hadFocus: Element | null = null;
  #told: unknown = null;
  readonly #host: FeltHost;
  readonly #store: TableStore;

  constructor(host: FeltHost, store: TableStore, asks: Pick<KeyboardOptions, 'hint' | 'read'>) {
    this.#host = host;
    this.#store = store;
    const ready = (): boolean => !host.disabled && store.ui.assist.type !== 'finding-deal';
    const hand = new PlayerActions(store);
    this.stage = new LayoutController(host);
    const means = {store, stage: this.stage, hand, ready};
    this.pointer = new PointerController(means);
    this.keyboard = new KeyboardController({
      ...means,
      listens: () => host.keyboard === 'on',
      ...asks,
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
    this.#hadFocus = this.#active;
    const {strings} = this.#host;
    this.stage.prepare(game, ui.settings, strings.rtl);
    this.#piles = scene(game, {selection: ui.selection, hint: markedAction(ui), strings});
    // What may yet be replaced is not shown: the places wait empty.
    if (this.#store.isProvisional) this.#piles = this.#piles.map(([place]) => [place!]);
    this.keyboard.settle(this.#piles.flat());
  }

  /** Puts the cards where they belong; the focus stays on the card, or close to where it was. */
  hostUpdated(): void {
    this.stage.settle(this.#store.game);
    this.#tell();
    this.#keepFocus();
  }

  /**
   * The focus stays on the card, or close to where it was; it goes to the panel of a win and back, and never is
   * lost with what had it.
   */
  #keepFocus(): void {
    const {ui} = this.#store;
    const had = this.#hadFocus as HTMLElement | null;
    const {current} = this.keyboard;
    if (had && this.#focusedKey !== String(current) && (had.dataset.key || !this.#active)) {
      this.stage.focus(current);
    }
    if (this.#before?.dialog && !ui.dialog) setTimeout(() => this.#afterDialog());
    this.#before = ui;
  }

  /** A dialog gives the focus back as it closes, but not to what has left or changed meanwhile. */
  #afterDialog(): void {
    const {activeElement, body} = this.#host.ownerDocument;
    if (activeElement === body && !this.#store.ui.dialog) this.stage.focus(this.keyboard.current);
  }

  /** A refusal stays to be read for some seconds; the same one again stays anew. */
  #tell(): void {
    const {refusal} = this.#store.ui;
    const message = this.#host.renderRoot.querySelector('.message');
    // Without words for it yet it is told when they come.
    const told = message && refusal;
    if (told === this.#told) return;
    this.#told = told;
    const fading = message?.animate([{}, {offset: 0.9}, {opacity: 0}], 4500);
    if (fading) fading.onfinish = () => this.#store.clearRefusal(refusal);
  }

  get view(): FeltView {
    return {
      piles: this.#piles,
      size: this.stage.geometry?.face ?? 'full',
      current: this.keyboard.current,
    };
  }

  get #focusedKey(): string | undefined {
    return this.#active?.dataset.key;
  }

  get #active(): HTMLElement | null {
    return (this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
  }
}
