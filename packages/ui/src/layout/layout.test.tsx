import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { GlobalStyle } from '../tokens/GlobalStyle.tsx'
import { Cluster } from './Cluster.tsx'
import { Container } from './Container.tsx'
import { Grid } from './Grid.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Stack } from './Stack.tsx'

test.each([
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Grid', Grid],
])('%s spaces its children by the scale and can be a list', (_name, Layout) => {
  render(
    <>
      <GlobalStyle />
      <Layout as="ul" role="list" gap={48}>
        <li>Auki</li>
      </Layout>
    </>,
  )
  expect(getComputedStyle(screen.getByRole('list')).gap).toBe('48px')
})

test('the skip link is first in the tab order and links to the content', async () => {
  render(
    <>
      <SkipLink target="content" />
      <Container as="main" id="content">
        Text
      </Container>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})
