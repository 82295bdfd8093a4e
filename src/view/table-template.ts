import {html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../context/table-context.js';
import {gameName} from '../locales/game-name.js';
import {refusalText} from '../locales/refusal-text.js';
import {feltItems, type FeltView} from './felt-template.js';
import type {Geometry} from './layout.js';

/** How much of the bar is shown. */
export type Controls = 'full' | 'minimal' | 'none';

export interface TableView extends TableContext {
  readonly controls: Controls;
  readonly keyboard: 'on' | 'off';
  /** Called when the player first touches the table: loads what play will need. */
  readonly preload: () => void;
  readonly felt: {
    readonly view: FeltView;
    readonly layout: {readonly geometry: Geometry | null; readonly reducedMotion: boolean};
    readonly pointer: EventListenerObject;
    readonly keyboard: EventListenerObject;
  };
}

/** Renders a whole table: bar, felt, messages and dialogs. */
export function tableTemplate(view: TableView): TemplateResult {
  return html`<div class="max-height-probe"></div>
    <div class="host-height-probe"></div>
    <div
      class=${view.ui.settings.fourColor ? 'table four-color' : 'table'}
      lang=${view.strings.htmlLang}
      dir=${view.strings.rtl ? 'rtl' : nothing}
      @keydown=${view.felt.keyboard}
      @pointerdown=${view.preload}
      @focusin=${view.preload}
    >
      ${view.controls === 'none' ? nothing : bar(view)}
      <div class="visually-hidden" role="log" aria-live="polite"></div>
      ${felt(view)}
      <div class="overlay">
        ${refusalMessage(view)}
        <solitaire-assist
          exportparts="assist"
          ?docked=${view.ui.settings.verdict}
        ></solitaire-assist>
      </div>
    </div>
    ${dialogs}`;
}

const dialogs = html`<solitaire-new-game-dialog></solitaire-new-game-dialog>
  <solitaire-leave-dialog></solitaire-leave-dialog>
  <solitaire-settings-dialog></solitaire-settings-dialog>
  <solitaire-keys-dialog></solitaire-keys-dialog>`;

/** The scoreboard is on the felt if there is a free place for it, else in the bar. */
function bar({controls, felt}: TableView): TemplateResult {
  const isFull = controls === 'full';
  const isScoreboardOnFelt = isFull && felt.layout.geometry?.scoreboard;
  return html`<div class="bar" part="bar">
    <slot name="bar">
      <solitaire-new-game-button></solitaire-new-game-button>
      ${isFull ? html`<solitaire-restart-button></solitaire-restart-button>` : nothing}
      <solitaire-undo-button></solitaire-undo-button>
      <solitaire-redo-button></solitaire-redo-button>
      ${isFull ? html`<solitaire-hint-button></solitaire-hint-button>` : nothing}
      <span class="spacer"></span>
      ${isScoreboardOnFelt ? nothing : scoreboard(isFull)}
      ${isFull ? codeAndSettings : nothing}
    </slot>
    <slot name="bar-end"></slot>
  </div>`;
}

const codeAndSettings = html`<solitaire-code></solitaire-code
  ><solitaire-settings-button></solitaire-settings-button>`;

const scoreboard = (isFull: boolean): TemplateResult => html`<span class="scoreboard">
  <solitaire-score></solitaire-score>
  ${isFull ? html`<solitaire-moves></solitaire-moves><solitaire-clock></solitaire-clock>` : nothing}
</span>`;

/**
 * Only the cards are in the element with role `application`, which takes the keys, so that screen
 * readers can still browse the rest as text.
 */
function felt(view: TableView): TemplateResult {
  const {game, strings, disabled, controls} = view;
  const hasKeys = view.keyboard === 'on';
  const {pointer, keyboard, layout} = view.felt;
  return html`<div
    class=${feltClasses(view)}
    part="felt"
    @pointerdown=${pointer}
    @pointermove=${pointer}
    @pointerup=${pointer}
    @pointercancel=${pointer}
    @lostpointercapture=${pointer}
    @contextmenu=${pointer}
    @focusin=${keyboard}
    @click=${keyboard}
  >
    <span id="keys-help" hidden>${strings.keysHelp}</span>
    <div
      role=${hasKeys ? 'application' : 'group'}
      aria-label=${gameName(game.definition, strings)}
      aria-describedby=${hasKeys ? 'keys-help' : nothing}
      aria-disabled=${disabled || nothing}
    >
      ${feltItems(view.felt.view)}
    </div>
    ${controls === 'full' && layout.geometry?.scoreboard ? scoreboard(true) : nothing}
    ${winPanel(view)}
  </div>`;
}

function feltClasses({ui, disabled, felt}: TableView): string {
  const classes = ['felt', felt.layout.geometry?.face ?? ''];
  if (disabled) classes.push('disabled');
  if (ui.assist.type === 'mistake') classes.push('losing-move');
  return classes.join(' ');
}

/** Hidden from assistive technology: the announcer says the same text. */
function refusalMessage({ui: {refusal}, strings}: TableView): TemplateResult {
  const text = refusal && refusalText(strings, refusal);
  return html`<div class="refusal-area" aria-hidden="true">
    ${text ? html`<p class="refusal" part="message">${text}</p>` : nothing}
  </div>`;
}

function winPanel({ui, controls, felt}: TableView): unknown {
  if (!ui.celebrating) return nothing;
  return html`<solitaire-win
    exportparts="win"
    ?still=${felt.layout.reducedMotion}
    ?plain=${controls === 'none'}
  ></solitaire-win>`;
}
