import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {action} from 'storybook/actions';
import json from '../custom-elements.json';
import '../src/index.js';

interface Named {
  readonly name: string;
}

interface Member extends Named {
  readonly kind: string;
  readonly return?: {readonly type: unknown};
}

interface Declaration {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly {readonly declarations: readonly Declaration[]}[];
}

const manifest = json as unknown as Manifest;

/** Storybook ignores methods, and mixes up parts and slots of the same name. */
function shown({members = [], cssParts = [], ...declaration}: Declaration): Declaration {
  return {
    ...declaration,
    members: members.map((member) =>
      member.kind === 'method'
        ? {...member, kind: 'field', name: `${member.name}()`, type: member.return?.type}
        : member,
    ),
    cssParts: cssParts.map((part) => ({...part, name: `::part(${part.name})`})),
  };
}

setCustomElementsManifest({
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: module.declarations.map(shown),
  })),
});

const table = manifest.modules
  .flatMap(({declarations}) => declarations)
  .find(({tagName}) => tagName === 'solitaire-table');

// Events bubble, so one listener shows those of every table in the actions panel.
for (const {name} of table?.events ?? []) {
  document.addEventListener(name, (event) => {
    action(name)((event as CustomEvent<unknown>).detail);
  });
}

/** The panel can set only attributes. Everything else is read-only. */
const readOnlyButAttributes: NonNullable<Preview['argTypesEnhancers']>[number] = ({argTypes}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.table?.category === 'attributes' ? type : {...type, control: false as const},
    ]),
  );

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readOnlyButAttributes],
  parameters: {
    controls: {expanded: true},
    layout: 'fullscreen',
    docs: {story: {inline: true}},
    options: {
      storySort: {
        order: [
          'Games',
          'Attributes',
          'Accessibility',
          'Languages',
          'Embedding',
          'Script and events',
        ],
      },
    },
  },
};

export default preview;
