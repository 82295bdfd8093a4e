import type {ReactiveController} from 'lit';
import type {LitElement} from 'lit';
import type {SomeTexts, Strings} from '../locales/en.js';
import {localesVersion, stringsFor, subscribeToLocales} from '../locales/locales.js';
import {mergeTexts} from '../locales/merge-texts.js';

/**
 * The texts of a table, in the language of the nearest `lang` attribute: on the element, on an ancestor (through
 * shadow roots), or on the document. Follows changes of `lang`. The page's own texts replace some of them.
 */
export class LanguageController implements ReactiveController {
  #strings: Strings = stringsFor('en');
  /** The version of the locales that `#strings` is from. */
  #localesVersion = localesVersion;
  #own: SomeTexts = {};
  #unsubscribe: (() => void) | undefined;
  readonly #observer = new MutationObserver(() => this.#updateStrings());
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Current even while the host is disconnected and nothing is observed. */
  get strings(): Strings {
    if (this.#localesVersion !== localesVersion) this.#updateStrings();
    return this.#strings;
  }

  /**
   * The page's own texts, for any language. Throws TypeError for a text of the wrong type. Texts of dialogs are
   * checked once the dialogs are loaded.
   */
  set own(own: SomeTexts | null | undefined) {
    mergeTexts(this.strings, own ?? {}, 'strings');
    this.#own = own ?? {};
    this.#updateStrings();
  }

  hostConnected(): void {
    this.#unsubscribe = subscribeToLocales(() => this.#updateStrings());
    for (let root: Node | undefined = this.#host; root; root = rootAbove(root)) {
      this.#observer.observe(root.getRootNode(), {subtree: true, attributeFilter: ['lang']});
    }
    this.#updateStrings();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#unsubscribe?.();
  }

  #updateStrings(): void {
    this.#localesVersion = localesVersion;
    this.#strings = mergeTexts(stringsFor(languageOf(this.#host)), this.#own);
    this.#host.requestUpdate();
  }
}

/** The host of the shadow root that contains a node. */
function rootAbove(node: Node): Element | undefined {
  return (node.getRootNode() as Partial<ShadowRoot>).host;
}

/** An empty `lang` means that the language is unknown. */
function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = rootAbove(at)) {
    const named = at.closest('[lang]');
    if (named) return named.getAttribute('lang') ?? '';
  }
  return '';
}
