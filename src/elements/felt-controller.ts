import type {ReactiveController} from 'lit';
import {KeyboardController, type KeyboardOptions} from '../input/keyboard-controller.js';
import {PlayerActions} from '../input/player-actions.js';
import {PointerController} from '../input/pointer-controller.js';
import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import {markedAction, type TableUi} from '../store/ui-state.js';
import type {FeltView} from '../view/felt-template.js';
import {LayoutController, type LayoutHost} from '../view/layout-controller.js';
import {scene, type SceneItem} from '../view/scene.js';

/** What the felt needs of the table element. */
export interface FeltHost extends LayoutHost {
  readonly disabled: boolean;
  readonly keyboard: 'on' | 'off';
  readonly strings: Strings;
}

/** How long a refusal is shown, in ms. In the last tenth of it, it fades out. */
const refusalMs = 4500;

/** Connects the felt of one table: what it shows, where the cards lie, how they are played, what has the focus. */
export class FeltController implements ReactiveController {
  readonly layout: LayoutController;
  readonly pointer: PointerController;
  readonly keyboard: KeyboardController;
  #piles: SceneItem[][] = [];
  /** The store's state at the last rendering. */
  #renderedUi: Pick<TableUi, 'dialog'> | undefined;
  /** What had the focus before the current rendering. */
  #focusBefore: HTMLElement | null = null;
  #shownRefusal: TableUi['refusal'] = null;
  readonly #host: FeltHost;
  readonly #store: TableStore;

  constructor(
    host: FeltHost,
    store: TableStore,
    commands: Pick<KeyboardOptions, 'showHint' | 'readTable'>,
  ) {
    this.#host = host;
    this.#store = store;
    const acceptsInput = (): boolean => !host.disabled && store.ui.assist.type !== 'finding-deal';
    this.layout = new LayoutController(host);
    const options = {store, layout: this.layout, actions: new PlayerActions(store), acceptsInput};
    this.pointer = new PointerController(options);
    this.keyboard = new KeyboardController({
      ...options,
      ...commands,
      keysEnabled: () => host.keyboard === 'on',
      cancelDrag: () => this.pointer.cancel(),
      focusMoved: () => host.requestUpdate(),
    });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pointer.cancel();
  }

  /** Computes the layout and the scene that are about to be rendered. */
  hostUpdate(): void {
    const {game, ui} = this.#store;
    this.#focusBefore = this.#activeElement;
    const {strings} = this.#host;
    this.layout.arrange(game, ui.settings, strings.rtl);
    this.#piles = scene(game, {selection: ui.selection, hint: markedAction(ui), strings});
    // A placeholder deal is not shown, only its empty places.
    if (this.#store.isProvisional) this.#piles = this.#piles.map(([place]) => [place!]);
    this.keyboard.syncItems(this.#piles.flat());
  }

  hostUpdated(): void {
    this.layout.placeCards(this.#store.game);
    this.#fadeRefusal();
    this.#restoreFocus();
  }

  /** Focuses the current card or place. */
  focus(options?: FocusOptions): void {
    this.layout.focus(this.keyboard.current, options);
  }

  /** What the felt's template renders. */
  get view(): FeltView {
    return {
      piles: this.#piles,
      size: this.layout.geometry?.face ?? 'full',
      current: this.keyboard.current,
    };
  }

  /**
   * Rendering replaces nodes, which loses the focus. It goes back to the current card if it was on a card,
   * or if what had it is gone, like the win panel.
   */
  #restoreFocus(): void {
    const {ui} = this.#store;
    const before = this.#focusBefore;
    const active = this.#activeElement;
    const isOnCurrent = active?.dataset.key === String(this.keyboard.current);
    if (before && !isOnCurrent && (before.dataset.key || !active)) this.focus();
    if (this.#renderedUi?.dialog && !ui.dialog) setTimeout(() => this.#focusAfterDialog());
    this.#renderedUi = ui;
  }

  /** A closing dialog returns the focus to what had it before, unless that is gone or disabled by now. */
  #focusAfterDialog(): void {
    const {activeElement, body} = this.#host.ownerDocument;
    if (activeElement === body && !this.#store.ui.dialog) this.focus();
  }

  /** Starts the fade-out of a refusal. The same refusal again restarts it. */
  #fadeRefusal(): void {
    const {refusal} = this.#store.ui;
    const message = this.#host.renderRoot.querySelector('.refusal');
    // There is no message until the texts for it are loaded.
    const shown = message && refusal;
    if (shown === this.#shownRefusal) return;
    this.#shownRefusal = shown;
    const fade = message?.animate([{}, {offset: 0.9}, {opacity: 0}], refusalMs);
    if (fade) fade.onfinish = () => this.#store.clearRefusal(refusal);
  }

  get #activeElement(): HTMLElement | null {
    return (this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
  }
}
