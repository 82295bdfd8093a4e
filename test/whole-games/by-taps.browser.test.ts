import {byTaps, winsBy} from './support.js';

describe('a player by taps', () => winsBy(byTaps, 'klondike'));
