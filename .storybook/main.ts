import type { StorybookConfig } from '@storybook/react-vite'
import { styledComponents } from './styled-components.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    oxc: { ...vite.oxc, plugins: styledComponents },
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'styled-components', 'react-router-dom'] },
  }),
}

export default config
