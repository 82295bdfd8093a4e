/**
 * A module that is loaded when it is first needed, and again after a failure. Firefox, and other browsers before, never
 * request the address of a failed `import()` again until the page is reloaded. Only another address helps, so a second
 * try adds a query to it.
 */
export class LazyFile<Module> {
  #pending: Promise<Module> | undefined;
  #failures = 0;
  readonly #load: () => Promise<Module>;
  readonly #url: string | null;

  /**
   * @param load imports the file by a literal address, which bundlers can follow
   * @param url the same file's address at run time; null where a bundler decides it
   */
  constructor(load: () => Promise<Module>, url: string | null) {
    this.#load = load;
    this.#url = url;
  }

  /** Resolves to the module, loaded once. Rejects if it cannot be loaded; the next call tries again. */
  load(): Promise<Module> {
    this.#pending ??= this.#import().catch((error: unknown) => {
      this.#failures++;
      this.#pending = undefined;
      throw error;
    });
    return this.#pending;
  }

  async #import(): Promise<Module> {
    const isRetry = this.#failures > 0;
    try {
      return await this.#load();
    } catch (error) {
      if (!isRetry || !this.#url) throw error;
      const address = `${this.#url}?retry=${this.#failures}`;
      return (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Module;
    }
  }
}

/**
 * The address of a file that lies beside the one at `base`. Bundlers know `new URL('…', import.meta.url)` and would copy
 * the file; they leave this call alone. The build writes each file's final name into it.
 */
export function fileUrl(path: string, base: string): string {
  return new URL(path, base).href;
}
