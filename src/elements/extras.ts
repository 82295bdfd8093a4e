// Everything that a table needs only after play begins. It is a file of its own.

import {enExtras} from '../locales/en-extras.js';
import {addEnglish} from '../locales/locales.js';

addEnglish(enExtras);

export {defineExtras} from './define-extras.js';
export {Assistant} from '../assist/assistant.js';
export {changeText, selectionText} from '../speech/sentences.js';
