import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { styledComponents } from './styled-components.ts'

/** The scroll lock uses the same style sheet replacement as the site. */
const SCROLL_LOCK_STYLES = join(import.meta.dirname, '../packages/ui/src/overlay/react-style-singleton.ts')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The folder determines the group in the sidebar; the file’s own title the rest.
  stories: [
    { directory: '../packages/ui/src/design', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Design' },
    { directory: '../packages/ui/src', files: '!(design)/*.@(mdx|stories.tsx)', titlePrefix: 'Kit' },
    { directory: '../apps/web/src', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: './printed', files: '*.stories.tsx', titlePrefix: 'Printed' },
    { directory: './emails', files: '*.stories.tsx', titlePrefix: 'Emails' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true },
  // TypeScript 7 has no API for react-docgen-typescript.
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
