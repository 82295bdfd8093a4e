// Property names that never leave the one-file bundle: no page can reach them, no DOM interface has
// them, and nothing reads them by a string. There they get short names, which saves about 0.4 kB.
// What crosses from one copy of the package to another (the context's value) must keep its names.

/** Of Lit: nobody can subclass what the file does not export. */
const lit = [
  'elementStyles getPropertyOptions createProperty getPropertyDescriptor createRenderRoot',
  'enableUpdating scheduleUpdate performUpdate isUpdatePending finalizeStyles finalize shouldUpdate',
  'willUpdate firstUpdated updated hasUpdated getUpdateComplete renderOptions addController',
  'removeController hostConnected hostDisconnected hostUpdate hostUpdated attributeToProperty',
  'subscriptions updateObservers addCallback clearCallbacks onContextRequest onProviderRequest',
  'disposer consumerHost setValue addInitializer noAccessor hasChanged useDefault fromAttribute',
  'toAttribute renderRoot renderBefore creationScope shadowRootOptions converter wrapped reflect',
  'setConnected startNode endNode',
];

/** Ours, between modules. */
const ours = [
  'able acted answer asPlayer askCode blocks cancelDrag carried carry collect current deselect',
  'discard felt follows hinted listens pickUp',
  'forget geometry hand handlers heading hold invalidated least letGo longest mark maxHeight',
  'note opening opens peek permit pick piles prepare put ready rectOf refuse release sends settle',
  'sideOf stage subject',
  'targets ticked told turnStock wanted zoneOf',
];

export const internalNames = new RegExp(
  `^(${[...lit, ...ours].join(' ').split(' ').join('|')}|_\\$.+)$`,
);
