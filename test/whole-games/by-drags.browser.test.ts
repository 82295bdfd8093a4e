import {byDrags, winsBy} from './support.js';
import {browserName} from '../support/input.js';

// The other engines win by keys; single drags are tested in all.
if (browserName === 'chromium') describe('a player by drags', () => winsBy(byDrags));
