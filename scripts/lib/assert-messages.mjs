// Loaded before tests in Node. For a failed `assert.ok(x)` without a message, Node searches the source
// for the expression, which takes minutes in transpiled files. The stack shows the location anyway.

import loose from 'node:assert';
import strict from 'node:assert/strict';
import {syncBuiltinESMExports} from 'node:module';
import {inspect} from 'node:util';

for (const assert of [loose, strict]) {
  const {ok} = assert;
  assert.ok = (...args) => ok(args[0], args[1] ?? `${inspect(args[0])} is not truthy`);
}
syncBuiltinESMExports();
