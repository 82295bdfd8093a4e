// All that is needed at once in one file, for a script tag; dialogs and languages follow as files of their own. Styles and templates first: what is alike compresses best
// when it stands together.
import './view/styles.js';
import './elements/define-controls.js';
import './view/table-template.js';
import './index.js';

export {registerLocale} from './locales/locales.js';
