import {distinct, list, object, oneOf, some, text, whole} from './validators.js';
import type {Check, Fields} from './validators.js';
import type {DealStep, GameDefinition, OptionValues, Scores} from '../games/definition.js';

// Functions, so that bundlers drop them if no game is registered.

const label = () => text(/\S/, 'text');
const cells = () => whole(1, 8);
const passes = () => whole(0, 99);
const points = () => whole(-9999, 9999);

const options = () =>
  object<OptionValues>({
    'draw?': distinct(some(oneOf(1, 3))),
    'scoring?': distinct(some(oneOf('standard', 'vegas'))),
    'cells?': distinct(some(cells())),
  });

/** The fields of each kind of step, besides `to`. */
type StepFields = {
  readonly [To in DealStep['to']]: Fields<Omit<Extract<DealStep, {to: To}>, 'to'>>;
};

function step(value: unknown, path: string): void {
  const kinds: StepFields = {
    columns: {
      lengths: some(whole(0, 99)),
      'order?': oneOf('columns'),
      'faceUp?': oneOf('last'),
    },
    cells: {count: cells()},
    stock: {},
  };
  const to = oneOf(...Object.keys(kinds));
  const anything: Check = () => undefined;
  object<{to: string}>({to}, anything)(value, path);
  object({to, ...kinds[(value as DealStep).to]})(value, path);
}

const scores = () =>
  object<Scores>({
    'start?': points(),
    'floor?': points(),
    'toFoundation?': points(),
    'wasteToColumn?': points(),
    'turnUp?': points(),
    'recycle?': points(),
    'takeBack?': points(),
    'money?': oneOf(true, false),
    'passes?': passes(),
  });

const definition = () =>
  object<GameDefinition>({
    id: text(/^[a-z][a-z\d-]*$/, 'lower case letters, digits and hyphens, a letter first'),
    prefix: text(/^[A-Z\d]{3}$/, 'three capitals or digits'),
    names: object<{en: string}>({en: label()}, label()),
    decks: oneOf(1, 2),
    options: options(),
    'shuffle?': oneOf('sfc32', 'microsoft'),
    deal: some(step),
    'cells?': cells(),
    builds: oneOf('alternating', 'same-suit'),
    lifts: oneOf('one', 'run', 'supermove'),
    emptyColumn: oneOf('king', 'any'),
    'passes?': passes(),
    takeBack: distinct(list(oneOf('columns', 'cells'))),
    scores: object<GameDefinition['scores']>({standard: scores(), 'vegas?': scores()}),
    undoDepth: whole(0, 9999),
  });

/** Checks each field of a definition on its own. Throws GameDefinitionError. */
export function checkFields(value: unknown, path: string): void {
  definition()(value, path);
}
