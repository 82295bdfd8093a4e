// What a table needs only once play begins: a file of its own, which the table fetches then.

import {enDialogs} from '../locales/en-dialogs.js';
import {addEnglish} from '../locales/locales.js';

addEnglish(enDialogs);

export {defineDialogs} from './dialogs/index.js';
export {hintsFor} from '../hints/hints.js';
