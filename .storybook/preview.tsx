import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { GlobalStyle } from '../packages/ui/src/tokens/GlobalStyle.tsx'
import { headingFontFace } from '../packages/ui/src/fonts/heading-font.ts'
import headingFont from '../packages/ui/src/fonts/bricolage-grotesque.woff2?url'
import { LinkProvider, type LinkProps } from '../packages/ui/src/link/LinkProvider.tsx'

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [
    (Story, { parameters }) => {
      const router = createMemoryRouter([{ path: '*', element: <Story /> }], {
        initialEntries: [typeof parameters.path === 'string' ? parameters.path : '/'],
      })
      return (
        <LinkProvider component={RouterLink}>
          <style>{headingFontFace(headingFont)}</style>
          <GlobalStyle />
          <RouterProvider router={router} />
        </LinkProvider>
      )
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        small: { name: '320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: ['Design', ['Welcome', 'Tokens', 'Type', 'Spacing', 'Voice', 'Add a component'], '*'],
      },
    },
  },
}

export default preview
