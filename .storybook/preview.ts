import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {action} from 'storybook/actions';
import manifest from '../custom-elements.json';
import '../src/index.js';

setCustomElementsManifest(manifest);

interface Declared {
  readonly tagName?: string;
  readonly events?: readonly {readonly name: string}[];
}

const declared = manifest.modules.flatMap(({declarations}) => declarations as Declared[]);
const tableEvents = declared.find(({tagName}) => tagName === 'solitaire-table')?.events ?? [];

// Events bubble out of every table: one listener shows them all in the actions panel.
for (const {name} of tableEvents) {
  document.addEventListener(name, (event) => action(name)((event as CustomEvent<unknown>).detail));
}

/** Only attributes can be set in the panel; properties, events and the rest are there to be read. */
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
    options: {storySort: {order: ['Games', 'Attributes', 'Embedding', 'Script and events']}},
  },
};

export default preview;
