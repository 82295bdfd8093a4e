import type {StorybookConfig} from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs'],
  core: {disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false},
  viteFinal: (vite) => ({...vite, build: {...vite.build, chunkSizeWarningLimit: 4000}}),
};

export default config;
