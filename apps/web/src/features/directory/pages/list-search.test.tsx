// cspell:ignore cofee gesthouse
import { businessFacets, calls, type Understood } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anUnderstood, gizo, someFacets } from '#test/facets.ts'
import { aSummary } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './directory.screen.tsx'

/** Mocks a search's interpretation; returns the queries for its list. */
function finds(total: number, understood: Partial<Understood>, didYouMean?: string) {
  const queries: string[] = []
  const facets = someFacets({ total, understood: anUnderstood(understood), didYouMean })
  server.use(
    respondWith(businessFacets, 200, facets),
    respondWith(calls.listBusinesses, 200, total > 0 ? [aSummary()] : [], {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => queries.push(url.search),
    }),
  )
  return queries
}

const results = (name: string) => screen.findByRole('heading', { level: 2, name })
const main = () => within(screen.getByRole('main'))

test('says that matches are elsewhere, and offers to remove the place', async () => {
  finds(3, { matchLevel: 2, words: ['guesthouse'], places: [gizo], here: 0, elsewhere: 3 })
  const { user, router } = renderApp('/directory?search=guesthouse+gizo')
  expect(await results('None in Gizo. 3 elsewhere, nearest first')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Remove filter Gizo' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=guesthouse'))
})

const chips = () =>
  screen.queryAllByRole('link', { name: /^Remove filter/ }).map(({ textContent }) => textContent.trim())

test('removes a place and a filter of the same name one by one, and restores them', async () => {
  finds(3, { words: ['guesthouse'], places: [gizo] })
  const { user, router } = renderApp('/directory?search=guesthouse+gizo&town=Gizo')
  await results('3 business(es) found')
  const both = ['“guesthouse gizo”', 'Gizo', 'Gizo'].map((name) => `Remove filter ${name}`)
  expect(chips()).toEqual(both)
  finds(3, { words: ['guesthouse'] })
  const [place] = screen.getAllByRole('link', { name: 'Remove filter Gizo' })
  if (place) await user.click(place)
  await waitFor(() => expect(chips()).toEqual(['Remove filter “guesthouse”', 'Remove filter Gizo']))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(chips()).toEqual(both))
})

test('a text that is only a place has one chip', async () => {
  finds(3, { words: [], places: [{ ...gizo, without: '' }] })
  renderApp('/directory?search=gizo')
  await results('3 business(es) found')
  expect(chips()).toEqual(['Remove filter Gizo'])
  expect(screen.getByRole('link', { name: 'Remove filter Gizo' })).toHaveAttribute('href', '/directory')
})

test('a text with words for open now offers the filter, without these words', async () => {
  const queries = finds(3, { words: ['mechanic'] })
  const { user, router } = renderApp('/directory?search=mechanic+open+now+near+Auki')
  await user.click(await screen.findByRole('link', { name: 'Only open now' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=mechanic+near+Auki&open=true'))
  await waitFor(() => expect(queries.at(-1)).toContain('open=true'))
  expect(await screen.findByRole('link', { name: 'Remove filter Open now' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Only open now' })).toBeNull()
})

test.each([
  ['/directory?search=open+now', '/directory?open=true'],
  ['/fj?search=open+now', '/fj?open=true'],
])('%s, without other words, links to %s', async (path, href) => {
  finds(0, { matchLevel: 5 })
  renderApp(path)
  expect(await screen.findByRole('link', { name: 'Only open now' })).toHaveAttribute('href', href)
})

test('a text with another meaning of open offers no such filter', async () => {
  finds(3, { words: ['house'] })
  renderApp('/directory?search=open+house')
  await results('3 business(es) found')
  expect(screen.queryByRole('link', { name: 'Only open now' })).toBeNull()
})

test('shows corrected words', async () => {
  finds(2, { words: ['coffee'], corrected: [{ from: 'cofee', to: 'coffee' }] })
  renderApp('/directory?search=cofee')
  expect(await screen.findByText('Showing results for coffee')).toBeVisible()
  expect(await results('2 business(es) found')).toBeVisible()
})

test('announces how a text was interpreted: first where matches are, then corrections', async () => {
  finds(12, {
    words: ['guesthouse'],
    places: [gizo],
    corrected: [{ from: 'gesthouse', to: 'guesthouse' }],
    here: 1,
    elsewhere: 11,
  })
  const { router } = renderApp('/directory')
  const heading = await results('12 business(es) found')
  // There before it has something to say: only a change is announced.
  const notes = heading.nextElementSibling
  expect(notes).toHaveRole('status')
  expect(notes).toBeEmptyDOMElement()
  await act(() => router.navigate('/directory?search=gesthouse+gizo'))
  await waitFor(() =>
    expect(notes).toHaveTextContent(/^1 in Gizo, 11 elsewhere\.? ?Showing results for guesthouse$/),
  )
})

test('offers a correction that was not applied', async () => {
  finds(2, {}, 'copra')
  const { user, router } = renderApp('/directory?search=cobra&type=B2B')
  await user.click(await screen.findByRole('link', { name: 'copra' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=copra&type=B2B'))
})

test('names a subject that nobody offers, with an invitation to list it', async () => {
  finds(4, { matchLevel: 4, words: ['dentist'] })
  renderApp('/directory?search=dentist')
  expect(await results('No dentist listed. These may help')).toBeVisible()
  expect(main().getByRole('link', { name: 'List a business for “dentist”' })).toHaveAttribute(
    'href',
    '/register-business',
  )
})

test('shows no invitation if something matches', async () => {
  finds(4, { matchLevel: 1 })
  renderApp('/directory?search=oil')
  await results('4 business(es) found')
  expect(main().queryByRole('link', { name: /^List a business/ })).toBeNull()
})

test('shows the list even if the interpretation fails', async () => {
  finds(4, { matchLevel: 4, words: ['oil'] })
  server.use(unreachable(businessFacets))
  renderApp('/directory?search=oil')
  expect(await results('4 business(es) found')).toBeVisible()
})

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

/** A device that gives its position, or does not. */
function deviceAt(position: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if (position) found({ coords: position } as GeolocationPosition)
    else failed?.({ code: 1 } as GeolocationPositionError)
  })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  return getCurrentPosition
}

test('sorts by distance only after the visitor asks', async () => {
  const queries = finds(4, {})
  const device = deviceAt({ latitude: -8.76812, longitude: 160.69711 })
  const { user, router } = renderApp('/directory?sort=newest&type=B2B')
  await results('4 business(es) found')
  expect(device).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?type=B2B&near=-8.768%2C160.697&limit=24'))
  expect(router.state.location.search).toBe('?type=B2B&near=-8.768%2C160.697')
  const order = screen.getByRole('combobox', { name: 'Sort by' })
  await waitFor(() => expect(order).toHaveDisplayValue('Nearest First'))
  await user.selectOptions(order, 'Name A-Z')
  await waitFor(() =>
    expect(queries.at(-1)).toBe('?type=B2B&near=-8.768%2C160.697&sort=alphabetical&limit=24'),
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Remove filter Near you' })).toHaveAttribute(
      'href',
      '/directory?type=B2B&sort=alphabetical',
    ),
  )
})

test('offers towns if the device gives no position', async () => {
  finds(4, {})
  deviceAt(null)
  const { user, router } = renderApp('/directory?province=malaita')
  await user.click(await screen.findByRole('button', { name: 'Near me' }))
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByText(/We couldn’t find your location/)).toBeVisible()
  await user.click(failure.getByRole('link', { name: 'Auki' }))
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita&town=Auki'))
  expect(screen.queryByRole('alert')).toBeNull()
})
