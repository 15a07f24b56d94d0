import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordAnnouncements } from '#test/announcements.ts'
import { aTender } from '#test/content-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { anEvent, anIndustryEntry, aSummary, dashboardStats } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#features/directory/pages/directory.screen.tsx'
import '#features/events/pages/calendar.screen.tsx'
import '#features/tenders/pages/tenders.screen.tsx'
import '#features/industries/pages/industries.screen.tsx'
import '#features/industries/components/IndustryResults.tsx'
import './search/search.screen.tsx'

const counted = (total: number) => ({ headers: { 'X-Total-Count': String(total) } })
const stops: (() => void)[] = []

beforeEach(() => {
  server.use(
    respondWith(calls.listBusinesses, 200, [aSummary()], counted(1)),
    respondWith(calls.listTenders, 200, [aTender()], counted(1)),
    respondWith(calls.listEvents, 200, [anEvent()], counted(1)),
    respondWith(calls.dashboardStats, 200, dashboardStats()),
    respondWith(calls.listIndustries, 200, [anIndustryEntry()]),
    respondWith(calls.search, 200, {
      ...NO_RESULTS,
      businesses: { total: 1, items: [aSummary()] },
    }),
  )
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function record(): string[] {
  const { texts, stop } = recordAnnouncements()
  stops.push(stop)
  return texts
}

const LISTS = [
  { path: '/directory', choice: 'Industry', value: 'fisheries', said: /^1 business\(es\) found$/ },
  { path: '/tenders', choice: 'Country', value: 'fj', said: /^1 tender found$/ },
  { path: '/search?q=oil', choice: 'Province', value: 'malaita', said: /^1 business\(es\) found$/ },
  { path: '/industries', choice: 'Country', value: 'fj', said: /^1 industry found$/ },
  { path: '/events/calendar', choice: 'Country', value: 'fj', said: /^1 event in November 2026/ },
] as const

test.each(LISTS)(
  'on $path a choice announces the number of results once',
  async ({ path, choice, value, said }) => {
    const { user, router } = renderApp(path)
    const main = within(await screen.findByRole('main'))
    const select = await main.findByRole('combobox', { name: choice })
    await waitFor(() => expect(main.getAllByText(said).length).toBeGreaterThan(0))

    const numbers = (texts: readonly string[]) => texts.filter((text) => /\d/.test(text))
    const first = record()
    await user.selectOptions(select, value)
    await waitFor(() => expect(numbers(first)).toEqual([expect.stringMatching(said)]))

    // The same number, from the cache, is announced too.
    const second = record()
    await user.selectOptions(select, '')
    await waitFor(() => expect(numbers(second)).toEqual([expect.stringMatching(said)]))
    expect(router.state.location.search).not.toContain(value)
    expect(numbers(first)).toHaveLength(2)
  },
)

test('announces an empty list', async () => {
  const { user } = renderApp('/tenders')
  await screen.findByText('1 tender found')
  server.use(respondWith(calls.listTenders, 200, [], counted(0)))
  const texts = record()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'fj')
  await waitFor(() => expect(texts).toContain('No tenders found'))
})

test('a business type applies by keyboard at once, keeps the focus and announces the number once', async () => {
  const { user, router } = renderApp('/directory')
  await screen.findByText('1 business(es) found')
  const texts = record()
  const box = await screen.findByRole('checkbox', { name: 'B2B' })
  box.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(router.state.location.search).toBe('?type=B2B'))
  await waitFor(() => expect(texts.filter((text) => /\d/.test(text))).toEqual(['1 business(es) found']))
  await expectFocus(box)
})

test('loading more announces how many are shown, not a new number of results', async () => {
  server.use(
    respondWith(
      calls.listBusinesses,
      200,
      Array.from({ length: 24 }, (_, place) => aSummary({ id: place + 1, slug: `shop-${place + 1}` })),
      counted(58),
    ),
  )
  const { user } = renderApp('/directory')
  await screen.findByText('58 business(es) found')
  const texts = record()
  await user.click(screen.getByRole('link', { name: 'Load More' }))
  await waitFor(() => expect(texts).toEqual(['Showing 1 to 48 of 58']))
})
