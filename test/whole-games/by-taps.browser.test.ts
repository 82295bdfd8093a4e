import {byTaps, winsBy} from './support.js';
import {browserName} from '../support/input.js';

// The other engines win by keys; single taps are tested in all.
if (browserName === 'chromium') describe('a player by taps', () => winsBy(byTaps));
