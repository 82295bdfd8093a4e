import {byKeys, winsBy} from './support.js';

describe('a player by keys alone', () => winsBy(byKeys, 'freecell'));
