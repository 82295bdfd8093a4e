// What a table needs only once play begins: a file of its own, loaded then.

import {enExtras} from '../locales/en-extras.js';
import {addEnglish} from '../locales/locales.js';

addEnglish(enExtras);

export {defineExtras} from './define-extras.js';
export {Assistant} from '../assist/assistant.js';
export {changeText, selectionText} from '../speech/sentences.js';
