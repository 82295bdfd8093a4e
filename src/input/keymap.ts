/**
 * What a key means to the table, in lower case: `d`, `enter`, `arrowleft`; undo and redo by Ctrl or Cmd are
 * `u` and `y`. Empty where the key is another's: the browser's, an input method's, a field's.
 */
export function meaningOf(event: KeyboardEvent): string {
  const {code, altKey, shiftKey} = event;
  // Arabic and full-width question marks list the keys, too.
  const key = event.key.replace(/[؟？]/, '?');
  if (altKey || event.isComposing || inField(event)) return '';
  // Keyboards of other scripts have the letters of the Latin one in its places.
  const latin = key > '~' ? code.replace(/^(Key|Digit)/, '') : key;
  const meaning = latin.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    return {z: shiftKey ? 'y' : 'u', y: 'y'}[meaning] ?? '';
  }
  return shiftKey && /^[a-z]$/.test(meaning) ? '' : meaning;
}

/** Where the player writes or chooses, maybe in an element of the page's own in a slot. */
function inField(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role=textbox]');
}
