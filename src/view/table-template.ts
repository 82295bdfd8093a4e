import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {TableCommands} from '../context/table-context.js';
import type {Game} from '../engine/index.js';
import {gameName} from '../locales/names.js';
import type {Strings} from '../locales/en.js';
import type {TableUi} from '../store/table-store.js';
import {feltItems, type FeltView} from './felt.js';
import type {Geometry} from './layout.js';
import {clockText, scoreText} from './numbers.js';

/** How much of the bar is shown. */
export type Controls = 'full' | 'minimal' | 'none';

export interface TableView {
  readonly felt: FeltView;
  readonly geometry: Geometry | null;
  readonly game: Game;
  readonly ui: TableUi;
  readonly pointer: EventListenerObject;
  readonly keyboard: EventListenerObject;
  readonly controls: Controls;
  readonly disabled: boolean;
  readonly seconds: number;
  readonly strings: Strings;
  readonly commands: TableCommands;
}

/** A whole table: bar, felt, and what is told over it. */
export function tableTemplate(view: TableView): TemplateResult {
  return html`<div class="probe most"></div>
    <div class="probe given"></div>
    <div class=${`table${view.ui.settings.fourColor ? ' four-color' : ''}`}>
      ${view.controls === 'none' ? nothing : bar(view)} ${felt(view)}
    </div>
    ${dialogs}`;
}

const dialogs = html`<solitaire-new-game-dialog></solitaire-new-game-dialog>
  <solitaire-restart-dialog></solitaire-restart-dialog>
  <solitaire-settings-dialog></solitaire-settings-dialog>`;

function bar(view: TableView): TemplateResult {
  return html`<div class="bar" part="bar">
    <slot name="bar">${view.controls === 'full' ? fullBar(view) : minimalBar}</slot>
    <slot name="bar-end"></slot>
  </div>`;
}

const minimalBar = html`<solitaire-new-game-button></solitaire-new-game-button>
  <solitaire-undo-button></solitaire-undo-button>
  <solitaire-redo-button></solitaire-redo-button>
  <span class="space"></span>
  <solitaire-score></solitaire-score>`;

const status = html`<span class="status">
  <solitaire-score></solitaire-score>
  <solitaire-moves></solitaire-moves>
  <solitaire-clock></solitaire-clock>
</span>`;

/** Score, moves and clock stand on the felt where it has a free place for them, else in the bar. */
function fullBar({geometry}: TableView): TemplateResult {
  return html`<solitaire-new-game-button></solitaire-new-game-button>
    <solitaire-restart-button></solitaire-restart-button>
    <solitaire-undo-button></solitaire-undo-button>
    <solitaire-redo-button></solitaire-redo-button>
    <span class="space"></span>
    ${geometry?.status ? nothing : status}
    <solitaire-code></solitaire-code>
    <solitaire-settings-button></solitaire-settings-button>`;
}

function felt(view: TableView): TemplateResult {
  const {pointer, keyboard, game, strings, disabled, geometry, controls} = view;
  return html`<div
    class=${`felt ${geometry?.face ?? ''}${disabled ? ' disabled' : ''}`}
    part="felt"
    role="group"
    aria-label=${gameName(game.definition, strings)}
    @pointerdown=${pointer}
    @pointermove=${pointer}
    @pointerup=${pointer}
    @pointercancel=${pointer}
    @lostpointercapture=${pointer}
    @keydown=${keyboard}
    @focusin=${keyboard}
    @click=${keyboard}
  >
    ${feltItems(view.felt)} ${controls === 'full' && geometry?.status ? status : nothing}
    ${message(view)} ${win(view)}
  </div>`;
}

/** Tells each refusal anew, even the same one twice; it fades by itself. */
function message({ui: {refusal}, strings}: TableView): TemplateResult {
  return html`<div class="messages" role="status">
    ${repeat(
      refusal ? [refusal] : [],
      (one) => one,
      (one) => html`<p class="message" part="message">${strings.refusal(one)}</p>`,
    )}
  </div>`;
}

function win({ui, game, seconds, strings, commands, controls}: TableView): unknown {
  if (!ui.celebrating) return nothing;
  return html`<canvas class="cascade" aria-hidden="true"></canvas>
    <div class="win" part="win" role="status">
      <h2>${strings.won}</h2>
      <p>${strings.wonText(scoreText(game), game.moves, clockText(seconds))}</p>
      <div class="buttons">
        <button @click=${() => commands.celebrated()}>${strings.close}</button>
        ${
          controls === 'none'
            ? nothing
            : html`<button class="go" @click=${() => commands.open('new-game')}>${strings.again}</button>`
        }
      </div>
    </div>`;
}
