import type {StorybookConfig} from '@storybook/web-components-vite';
import {solverWorker} from '../scripts/lib/rollup-solver-worker.mjs';
import {typescript} from '../scripts/lib/rollup-typescript.mjs';

/** Only the build makes a worker. In development, the search runs in the page. */
const worker = {
  ...solverWorker({
    bundle: (input: string) => ({input, plugins: [typescript()]}),
    fileName: 'assets/solver-worker.js',
    shared: false,
  }),
  apply: 'build' as const,
};

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs'],
  core: {disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false},
  viteFinal: (vite) => ({
    ...vite,
    build: {...vite.build, chunkSizeWarningLimit: 4000},
    plugins: [worker, ...(vite.plugins ?? [])],
  }),
};

export default config;
