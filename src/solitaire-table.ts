// What a table needs at once, in one file for a script tag; dialogs and languages follow as files of their own. The order
// is the one that compresses best: what is alike stands together.
import './view/styles.js';
import './locales/locales.js';
import './input/keyboard-controller.js';
import './input/player-actions.js';
import './games/index.js';
import './view/table-template.js';
import './elements/define-controls.js';
import './locales/en.js';
import './elements/deal-requests.js';
import './index.js';

export {registerLocale} from './locales/locales.js';
