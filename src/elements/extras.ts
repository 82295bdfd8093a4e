// What a table needs only once play begins: a file of its own, which the table fetches then.

export {defineDialogs} from './dialogs/index.js';
export {hintsFor} from '../hints/hints.js';
