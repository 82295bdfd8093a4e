// What a table needs only once play begins: a file of its own, which the table fetches then.

import {enExtras} from '../locales/en-extras.js';
import {addEnglish} from '../locales/locales.js';

addEnglish(enExtras);

export {defineDialogs} from './dialogs/index.js';
export {hintsFor} from '../hints/hints.js';
export {hintText, tableTexts} from '../speech/reading.js';
