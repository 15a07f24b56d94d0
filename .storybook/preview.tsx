import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useState, type ComponentType, type ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { configure } from 'storybook/test'
import { styled } from 'styled-components'
import headingFont from '../packages/ui/src/fonts/bricolage-grotesque.woff2?url'
import {
  GlobalStyle,
  headingFontFace,
  LinkProvider,
  token,
  type LinkProps,
} from '../packages/ui/src/index.ts'

// A busy machine takes its time: what is awaited has to come, not to be quick.
configure({ asyncUtilTimeout: 20_000 })

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

const Ground = styled.div`
  &[data-surface='deep'] {
    padding: ${token.space[24]};
    background: linear-gradient(${token.color.deep}, ${token.color.ocean});
  }
`

/** A router that goes nowhere, so that a story's links can be pressed. */
function Site({ path, Story }: { path: string; Story: ComponentType }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Story /> }], { initialEntries: [path] }),
  )
  return <RouterProvider router={router} />
}

const Page = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>
    <style>{headingFontFace(headingFont).replace('optional', 'block')}</style>
    <GlobalStyle />
    {children}
  </LinkProvider>
)

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [
    (Story, { parameters, id }) => (
      <Page>
        <Ground data-surface={parameters.surface === 'deep' ? 'deep' : 'paper'}>
          <Site key={id} path={typeof parameters.path === 'string' ? parameters.path : '/'} Story={Story} />
        </Ground>
      </Page>
    ),
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
        order: [
          'Design',
          ['Welcome', 'Tokens', 'Type', 'Spacing', 'Voice', 'Add a component'],
          'Layout',
          '*',
        ],
      },
    },
  },
}

export default preview
