import {byKeys, winsBy} from '../support/games.js';

describe('a player by keys alone', () => winsBy(byKeys));
