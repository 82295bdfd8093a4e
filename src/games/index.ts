import type {GameDefinition} from './definition.js';
import {double} from './double.js';
import {fortyThieves} from './forty-thieves.js';
import {freecell} from './freecell.js';
import {josephine} from './josephine.js';
import {klondike} from './klondike.js';
import {seahaven} from './seahaven.js';
import {squadron} from './squadron.js';
import {thievesOfEgypt} from './thieves-of-egypt.js';

/** The games that ship, in the order that lists show them. */
export const games: readonly GameDefinition[] = [
  double,
  seahaven,
  squadron,
  klondike,
  freecell,
  fortyThieves,
  josephine,
  thievesOfEgypt,
];
