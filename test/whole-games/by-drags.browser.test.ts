import {byDrags, winsBy} from './support.js';

describe('a player by drags', () => winsBy(byDrags, 'double'));
