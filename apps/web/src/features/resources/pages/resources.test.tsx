import { calls, type ResourceItem } from '@portal/domain/contract'
import { RESOURCE_SECTIONS, RESOURCE_TABS } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aResource, aResourceDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './resource-entry.screen.tsx'
import './resources.screen.tsx'

// A screen rendered after its call failed requests it once more, which may outlive its test.
beforeEach(() => server.use(respondWith(calls.getResource, 404, { message: 'Resource not found' })))

const RESOURCE = aResource()
const FEATURED = aResource({
  id: 9,
  slug: 'cash-book',
  title: 'Cash book',
  type: 'Template',
  isFeatured: true,
})

/** Mocks all lists of resources and webinars; returns the received queries in order. */
function mockResources(items: ResourceItem[]): string[] {
  const requests: string[] = []
  server.use(
    respondWith(
      calls.listResources,
      200,
      ({ url }) => (url.searchParams.has('featured') ? [FEATURED] : items),
      { onRequest: ({ url }) => url.searchParams.has('featured') || requests.push(url.search) },
    ),
    respondWith(calls.resourceStats, 200, { guides: 21, templates: 13, downloads: 1480, members: 352 }),
    respondWith(calls.listEvents, 200, [
      anEvent({ title: 'Selling online', type: 'Webinars', speaker: 'Ana Tuilagi', company: 'Reef Web' }),
    ]),
  )
  return requests
}

test('the growth centre shows two downloads, its figures, webinars and sections', async () => {
  mockResources([RESOURCE])
  renderApp('/resources')
  const featured = within(await screen.findByRole('region', { name: 'Featured downloads' }))
  expect(featured.getByRole('link', { name: 'Cash book' })).toHaveAttribute('href', '/resources/cash-book')
  const figures = screen.getAllByText(/^(Guides|Downloads|Videos|Members)$/, { selector: 'div > p' })
  await waitFor(() =>
    expect(figures.map((label) => label.parentElement?.textContent)).toEqual([
      'Guides150+21 here',
      'Downloads25K+1,480 from here',
      'Videos50+None yet',
      'Members12K+352 here',
    ]),
  )
  expect(screen.getByText('Regional estimate')).toBeVisible()
  const webinars = within(screen.getByRole('region', { name: 'Webinars' }))
  expect(webinars.getByText('Ana Tuilagi, Reef Web')).toBeVisible()
  expect(webinars.getByRole('link', { name: 'All webinars' })).toHaveAttribute('href', '/webinars')
  const sections = within(screen.getByRole('region', { name: 'Browse by section' }))
  expect(sections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    RESOURCE_SECTIONS.map(({ slug }) => `/resources/${slug}`),
  )
})

test('a card links to the page and to the file with its size', async () => {
  mockResources([RESOURCE])
  renderApp('/resources?country=sb')
  expect(await screen.findByRole('link', { name: 'Preview Register a company' })).toHaveAttribute(
    'href',
    '/resources/register-a-company',
  )
  const download = screen.getByRole('link', { name: 'Download Register a company (HTML, 18 KB)' })
  expect(download).toHaveAttribute('href', '/api/resources/register-a-company/download')
  expect(download).toHaveAttribute('download')
  expect(screen.getByText(/3 pages · 4 min read/)).toBeVisible()
  expect(screen.queryByText(/12 downloads/)).toBeNull()
})

test.each(RESOURCE_TABS)('the tab $name has its own address', async ({ slug, name }) => {
  const requests = mockResources([RESOURCE])
  const { user, router } = renderApp('/resources?country=fj')
  await screen.findByText('1 resource found')
  await user.click(within(screen.getByRole('navigation', { name: 'Resources by subject' })).getByText(name))
  expect(router.state.location.search).toBe(`?country=fj&tab=${slug}`)
  await waitFor(() => expect(requests.at(-1)).toBe(`?country=fj&tab=${slug}&limit=12`))
})

test.each(RESOURCE_SECTIONS)('/resources/$slug lists its section', async ({ slug, name, types }) => {
  const requests = mockResources([RESOURCE])
  renderApp(`/resources/${slug}`)
  const title = types.length === 0 ? `${name}: guides and templates` : name
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await screen.findByText('1 resource found')).toBeVisible()
  expect(requests).toEqual([`?section=${slug}&limit=12`])
})

test('an empty section says so', async () => {
  mockResources([])
  renderApp('/resources/standards?country=vu')
  expect(await screen.findByRole('heading', { name: 'No resources found' })).toBeVisible()
})

test('a resource shows its steps, sources and related resources', async () => {
  mockResources([RESOURCE, aResource({ id: 2, slug: 'names', title: 'Choose a name' })])
  server.use(respondWith(calls.getResource, 200, aResourceDetail()))
  renderApp('/resources/register-a-company')
  expect(await screen.findByRole('heading', { level: 1, name: 'Register a company' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Steps' })).toHaveTextContent('Search the register.')
  expect(within(screen.getByRole('region', { name: 'Sources' })).getByRole('listitem')).toHaveTextContent(
    'Companies Act, Parliament, 2009',
  )
  const others = within(await screen.findByRole('region', { name: 'On the same subject' }))
  expect(others.getAllByRole('article')).toHaveLength(1)
  expect(others.getByRole('link', { name: 'Choose a name' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'On this page' })).toHaveTextContent('Before you start')
})

test.each([
  ['2020-09-25', 'Codex approves, Codex Alimentarius, 25 Sep 2020'],
  ['2015', 'Codex approves, Codex Alimentarius, 2015'],
])('a source of %s has its date in words', async (date, line) => {
  const source = {
    title: 'Codex approves',
    publisher: 'Codex Alimentarius',
    url: 'https://codex.example/',
    date,
  }
  server.use(respondWith(calls.getResource, 200, aResourceDetail({ sources: [source] })))
  mockResources([RESOURCE])
  renderApp('/resources/register-a-company')
  const sources = within(await screen.findByRole('region', { name: 'Sources' }))
  expect(sources.getByRole('listitem')).toHaveTextContent(line)
  expect(sources.getByRole('link', { name: 'Codex approves' })).toHaveAttribute('href', source.url)
})

test('an unknown resource links to the list', async () => {
  renderApp('/resources/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All resources' })).toHaveAttribute('href', '/resources')
})

test('a failed list can be retried', async () => {
  server.use(unreachable(calls.listResources), respondWith(calls.listEvents, 200, []))
  const { user } = renderApp('/resources/taxes')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch resources' })).toBeVisible()
  mockResources([RESOURCE])
  await pressRetry(user)
  expect(await screen.findByText('1 resource found')).toBeVisible()
})
