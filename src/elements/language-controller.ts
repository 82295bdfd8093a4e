import type {ReactiveController} from 'lit';
import type {LitElement} from 'lit';
import type {SomeTexts, Strings} from '../locales/en.js';
import {localesVersion, stringsFor, subscribeToLocales} from '../locales/locales.js';
import {mergeTexts} from '../locales/merge-texts.js';

/**
 * What a table speaks: the language of the nearest `lang`, on the element, around it through shadow
 * roots, or on the document, as it is now; and over that what the page wants put otherwise.
 */
export class LanguageController implements ReactiveController {
  #strings: Strings = stringsFor('en');
  /** The version of the locales that `#strings` is from. */
  #localesVersion = localesVersion;
  #own: SomeTexts = {};
  #unwatch: (() => void) | undefined;
  readonly #observer = new MutationObserver(() => this.#choose());
  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Up to date out of the page, too, where nothing is watched. */
  get strings(): Strings {
    if (this.#localesVersion !== localesVersion) this.#choose();
    return this.#strings;
  }

  /**
   * Texts of the page's own, whatever the language; the rest stays as it is. Throws TypeError for others; those
   * of dialogs that have not come yet cannot be told apart until they do.
   */
  set own(own: SomeTexts | null | undefined) {
    mergeTexts(this.strings, own ?? {}, 'strings');
    this.#own = own ?? {};
    this.#choose();
  }

  hostConnected(): void {
    this.#unwatch = subscribeToLocales(() => this.#choose());
    for (let root: Node | undefined = this.#host; root; root = rootAbove(root)) {
      this.#observer.observe(root.getRootNode(), {subtree: true, attributeFilter: ['lang']});
    }
    this.#choose();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#unwatch?.();
  }

  #choose(): void {
    this.#localesVersion = localesVersion;
    this.#strings = mergeTexts(stringsFor(languageOf(this.#host)), this.#own);
    this.#host.requestUpdate();
  }
}

/** The host of the shadow root around a node. */
function rootAbove(node: Node): Element | undefined {
  return (node.getRootNode() as Partial<ShadowRoot>).host;
}

/** A language that is set to nothing says that none is known. */
function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = rootAbove(at)) {
    const named = at.closest('[lang]');
    if (named) return named.getAttribute('lang') ?? '';
  }
  return '';
}
