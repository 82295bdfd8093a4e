/**
 * The key of a `keydown` event by the name that the table's commands go by, in lower case: `d`,
 * `enter`, `arrowleft`. Ctrl or Cmd with Z and Y become `u` and `y`, undo and redo. Empty if the key
 * belongs to the browser, an input method or a text field.
 */
export function commandKeyOf(event: KeyboardEvent): string {
  const {altKey, shiftKey} = event;
  if (altKey || event.isComposing || isInField(event)) return '';
  const key = latinKeyOf(event).toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    return {z: shiftKey ? 'y' : 'u', y: 'y'}[key] ?? '';
  }
  return shiftKey && /^[a-z]$/.test(key) ? '' : key;
}

/** The key, or what a Latin keyboard has in its place if its character belongs to another script. */
function latinKeyOf({key, code}: KeyboardEvent): string {
  // Arabic and full-width question marks list the keys, too.
  if (key === '؟' || key === '？') return '?';
  return /^\P{ASCII}/u.test(key) ? code.replace(/^(Key|Digit)/, '') : key;
}

/** Whether the event comes from a text field or list, such as one in the table's slots. */
function isInField(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role=textbox]');
}
