// Corrects what the analyzer gets wrong in the manifest.

export default {
  globs: ['src/index.ts', 'src/{context,controls,elements,store}/**/*.ts'],
  litelement: true,
  packagejson: false,
  plugins: [mend()],
};

function mend() {
  return {
    name: 'mend',
    packageLinkPhase({customElementsManifest: manifest}) {
      for (const declaration of manifest.modules.flatMap((module) => module.declarations ?? [])) {
        mendDeclaration(declaration);
      }
      // The order of files in a folder differs between machines.
      manifest.modules = manifest.modules
        .filter(hasElement)
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      Object.assign(manifest, shipped(manifest));
    },
  };
}

function mendDeclaration(declaration) {
  if (declaration.members) declaration.members = declaration.members.filter(isPublic);
  // `dispatchEvent(new X(move))` is listed as an event named `move`, so only documented events are kept.
  if (declaration.events) declaration.events = declaration.events.filter(isOwnEvent);
}

function isPublic({name, privacy}) {
  return !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected';
}

function isOwnEvent({name}) {
  return name?.startsWith('solitaire-');
}

function hasElement({declarations = [], exports = []}) {
  return (
    declarations.some(({customElement, kind}) => customElement || kind === 'mixin') ||
    exports.some(({kind}) => kind === 'custom-element-definition')
  );
}

/** Replaces source paths with paths in the package. */
function shipped(manifest) {
  const text = JSON.stringify(manifest);
  return JSON.parse(text.replace(/"(\/?)src\/([^"]+)\.[jt]s"/g, '"$1dist/$2.js"'));
}
