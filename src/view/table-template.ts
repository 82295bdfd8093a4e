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
  /** Called when the player comes to the table: all that play needs is to be there soon. */
  readonly begins: () => void;
  readonly felt: {
    readonly view: FeltView;
    readonly stage: {readonly geometry: Geometry | null; readonly still: boolean};
    readonly pointer: EventListenerObject;
    readonly keyboard: EventListenerObject;
  };
}

/** A whole table: bar, felt, and what is told over it. */
export function tableTemplate(view: TableView): TemplateResult {
  return html`<div class="most"></div>
    <div class="given"></div>
    <div
      class=${`table${view.ui.settings.fourColor ? ' four-color' : ''}`}
      lang=${view.strings.htmlLang}
      dir=${view.strings.rtl ? 'rtl' : nothing}
      @keydown=${view.felt.keyboard}
      @pointerdown=${view.begins}
      @focusin=${view.begins}
    >
      ${view.controls === 'none' ? nothing : bar(view)}
      <div class="visually-hidden" role="log" aria-live="polite"></div>
      ${felt(view)}
      <div class="told">
        ${message(view)}
        <solitaire-assist
          exportparts="assist"
          ?stays=${view.ui.settings.verdict}
        ></solitaire-assist>
      </div>
    </div>
    ${dialogs}`;
}

const dialogs = html`<solitaire-new-game-dialog></solitaire-new-game-dialog>
  <solitaire-leave-dialog></solitaire-leave-dialog>
  <solitaire-settings-dialog></solitaire-settings-dialog>
  <solitaire-keys-dialog></solitaire-keys-dialog>`;

/** Score, moves and clock stand on the felt where it has a free place for them, else in the bar. */
function bar({controls, felt}: TableView): TemplateResult {
  const full = controls === 'full';
  return html`<div class="bar" part="bar">
    <slot name="bar">
      <solitaire-new-game-button></solitaire-new-game-button>
      ${full ? html`<solitaire-restart-button></solitaire-restart-button>` : nothing}
      <solitaire-undo-button></solitaire-undo-button>
      <solitaire-redo-button></solitaire-redo-button>
      ${full ? html`<solitaire-hint-button></solitaire-hint-button>` : nothing}
      <span class="space"></span>
      ${full && felt.stage.geometry?.status ? nothing : status(full)}
      ${full ? codeAndSettings : nothing}
    </slot>
    <slot name="bar-end"></slot>
  </div>`;
}

const codeAndSettings = html`<solitaire-code></solitaire-code
  ><solitaire-settings-button></solitaire-settings-button>`;

const status = (full: boolean): TemplateResult => html`<span class="status">
  <solitaire-score></solitaire-score>
  ${full ? html`<solitaire-moves></solitaire-moves><solitaire-clock></solitaire-clock>` : nothing}
</span>`;

/** Only the cards are the application, which has the keys: what stands beside them can be read as text. */
function felt(view: TableView): TemplateResult {
  const {game, ui, strings, disabled, controls} = view;
  const keys = view.keyboard === 'on';
  const {pointer, keyboard, stage} = view.felt;
  const {geometry} = stage;
  return html`<div
    class=${`felt ${geometry?.face ?? ''}${disabled ? ' disabled' : ''}${ui.assist.type === 'mistake' ? ' warns' : ''}`}
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
      role=${keys ? 'application' : 'group'}
      aria-label=${gameName(game.definition, strings)}
      aria-describedby=${keys ? 'keys-help' : nothing}
      aria-disabled=${disabled || nothing}
    >
      ${feltItems(view.felt.view)}
    </div>
    ${controls === 'full' && geometry?.status ? status(true) : nothing}
    ${win(view)}
  </div>`;
}

/** For the eye; the announcer says it for the ear. */
function message({ui: {refusal}, strings}: TableView): TemplateResult {
  const text = refusal && refusalText(strings, refusal);
  return html`<div class="messages" aria-hidden="true">
    ${text ? html`<p class="message" part="message">${text}</p>` : nothing}
  </div>`;
}

function win({ui, controls, felt}: TableView): unknown {
  if (!ui.celebrating) return nothing;
  return html`<solitaire-win
    exportparts="win"
    ?still=${felt.stage.still}
    ?plain=${controls === 'none'}
  ></solitaire-win>`;
}
