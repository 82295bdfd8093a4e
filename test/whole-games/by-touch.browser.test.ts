import {byTouch, winsBy} from './support.js';
import {browserName} from '../support/input.js';

// The other engines win by keys; single touches are tested where a driver has them.
if (browserName === 'chromium') describe('a player by touch alone', () => winsBy(byTouch));
