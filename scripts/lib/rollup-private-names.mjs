// Rollup plugin that runs after the minifier and gives the private names of every class the same short names.
// Terser gives each private name in a file a different one, which compresses worse.

import MagicString from 'magic-string';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function privateNames() {
  return {
    name: 'private-names',
    renderChunk(code) {
      const text = new MagicString(code);
      rename(this.parse(code), [], (node, name) => text.update(node.start, node.end, `#${name}`));
      return {code: text.toString(), map: text.generateMap({hires: true})};
    },
  };
}

/** `scopes`: the private names of the enclosing classes, innermost first. */
function rename(node, scopes, write) {
  if (node.type === 'PrivateIdentifier') {
    write(node, scopes.find((names) => names.has(node.name)).get(node.name));
    return;
  }
  const inner = node.type === 'ClassBody' ? [namesOf(node, scopes), ...scopes] : scopes;
  for (const child of childrenOf(node)) rename(child, inner, write);
}

/** The most used name becomes `a`. A nested class continues after the names of the outer class. */
function namesOf(body, scopes) {
  const own = body.body.map(({key}) => key).filter((key) => key?.type === 'PrivateIdentifier');
  const uses = new Map(own.map(({name}) => [name, 0]));
  countUses(body, uses);
  const taken = scopes.reduce((sum, names) => sum + names.size, 0);
  const sorted = [...uses.keys()].sort((a, b) => uses.get(b) - uses.get(a));
  return new Map(sorted.map((name, i) => [name, shortName(i + taken)]));
}

function countUses(node, uses) {
  if (node.type === 'PrivateIdentifier' && uses.has(node.name)) {
    uses.set(node.name, uses.get(node.name) + 1);
  }
  for (const child of childrenOf(node)) countUses(child, uses);
}

function shortName(i) {
  const {length} = letters;
  return (i < length ? '' : shortName(Math.floor(i / length) - 1)) + letters[i % length];
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}
