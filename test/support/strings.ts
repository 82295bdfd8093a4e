// The texts of the table in English, as it has them once its extras are loaded.

import {enExtras} from '../../src/locales/en-extras.js';
import {addEnglish, stringsFor} from '../../src/locales/locales.js';

addEnglish(enExtras);

export const english = stringsFor('en');
