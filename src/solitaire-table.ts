// The file for a script tag: everything that a table needs at first sight. Dialogs, hints and languages are files of
// their own. The order of the imports is the one that compresses best; it has no other effect.
import './games/index.js';
import './view/styles.js';
import './elements/dispatch.js';
import './engine/perform.js';
import './view/scene.js';
import './elements/controls/displays.js';
import './elements/define-controls.js';
import './locales/en.js';
import './view/table-template.js';
import './store/ui-state.js';
import './index.js';

export {registerLocale} from './locales/locales.js';
