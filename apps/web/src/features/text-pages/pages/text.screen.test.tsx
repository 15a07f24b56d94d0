import { calls } from '@portal/domain/contract'
import { getMenu } from '@portal/reference-data'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTextPage } from '#test/content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './text.screen.tsx'

const texts = [
  ...getMenu('footer')
    .map(({ href }): string => href)
    .filter((href) => !['/contact', '/support/report-issue'].includes(href)),
  '/how-results-are-ordered',
]

test.each(texts)('%s is loaded by its path', async (path) => {
  const requests: string[] = []
  server.use(
    respondWith(calls.getTextPage, 200, aTextPage({ path, title: 'What it says' }), {
      onRequest: ({ url }) => requests.push(url.pathname),
    }),
  )
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'What it says' })).toBeVisible()
  expect(requests).toEqual([`/api/pages/${path.slice(1).replaceAll('/', '-')}`])
  expect(document.title).toBe('What it says | Pacific Business Portal')
})

test('a text shows its sections, and links to its group and related pages', async () => {
  server.use(respondWith(calls.getTextPage, 200, aTextPage({ related: [{ path: '/help', title: 'Help' }] })))
  renderApp('/about/mission')
  expect(await screen.findByRole('region', { name: 'Before you start' })).toHaveTextContent(
    'Choose a name that nobody has.',
  )
  const beside = within(screen.getByRole('navigation', { name: 'More in About' }))
  expect(beside.getByRole('link', { current: 'page' })).toHaveTextContent('Our Mission')
  expect(within(screen.getByRole('navigation', { name: 'Related' })).getByRole('link')).toHaveAttribute(
    'href',
    '/help',
  )
  expect(screen.getByText('20 Nov 2026')).toBeVisible()
})

test('a link within a text navigates without a page load', async () => {
  const sections = [{ id: 'more', title: 'More', html: '<p><a href="/about/team">Team</a></p>' }]
  server.use(respondWith(calls.getTextPage, 200, aTextPage({ document: { lead: '', sections } })))
  const { user, router } = renderApp('/about/mission')
  const region = within(await screen.findByRole('region', { name: 'More' }))
  await user.click(region.getByRole('link', { name: 'Team' }))
  expect(router.state.location.pathname).toBe('/about/team')
})

test('questions expand, and have JSON-LD', async () => {
  server.use(respondWith(calls.getTextPage, 200, aTextPage({ path: '/help', isFaq: true })))
  const { user } = renderApp('/help')
  const question = await screen.findByRole('heading', { level: 2, name: 'Before you start' })
  expect(screen.getByText('Choose a name that nobody has.')).not.toBeVisible()
  await user.click(question)
  expect(screen.getByText('Choose a name that nobody has.')).toBeVisible()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    '"name":"Before you start"',
  )
})

test('the question that the address names is open and in view', async () => {
  const sections = ['one', 'two'].map((id) => ({ id, title: `Question ${id}`, html: `<p>Answer ${id}.</p>` }))
  server.use(
    respondWith(
      calls.getTextPage,
      200,
      aTextPage({ path: '/help', isFaq: true, document: { lead: '', sections } }),
    ),
  )
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.id)
  })
  const { router } = renderApp('/about/mission')
  await act(() => router.navigate('/help#two'))
  expect(await screen.findByText('Answer two.')).toBeVisible()
  expect(screen.getByText('Answer one.')).not.toBeVisible()
  expect(scrolled).toEqual(['two'])
})

test('a failed text can be retried', async () => {
  server.use(unreachable(calls.getTextPage))
  const { user } = renderApp('/legal/privacy')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible()
  server.use(
    respondWith(calls.getTextPage, 200, aTextPage({ path: '/legal/privacy', title: 'Privacy Notice' })),
  )
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Notice' })).toBeVisible()
})

test('a path outside the menus is a 404', async () => {
  renderApp('/about/nobody')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
