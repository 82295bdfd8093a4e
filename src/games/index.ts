import type {GameDefinition} from '../engine/definition.js';
import {double} from './double.js';
import {seahaven} from './seahaven.js';
import {squadron} from './squadron.js';

/** The games that ship, in the order that lists show them. */
export const games: readonly GameDefinition[] = [double, seahaven, squadron];
