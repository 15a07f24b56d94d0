import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { styledComponents } from './styled-components.ts'

/** What locks the page's scroll is styled as on the site. */
const SCROLL_LOCK_STYLES = join(import.meta.dirname, '../packages/ui/src/overlay/react-style-singleton.ts')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    './emails/*.stories.tsx',
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
  viteFinal: (vite) =>
    mergeConfig(vite, {
      oxc: { plugins: styledComponents },
      resolve: {
        dedupe: ['react', 'react-dom', 'styled-components', 'react-router-dom'],
        alias: { 'react-style-singleton': SCROLL_LOCK_STYLES },
      },
    }),
}

export default config
