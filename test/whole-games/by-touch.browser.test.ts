import {byTouch, winsBy} from './support.js';
import {hasTouch} from '../support/input.js';

if (hasTouch) describe('a player by touch alone', () => winsBy(byTouch, 'squadron'));
