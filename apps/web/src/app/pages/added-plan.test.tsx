import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as serving from '#test/server.ts'

/** Another paid plan, as its row in the table of plans. */
const PREMIER = {
  tier: 9,
  code: 'premier',
  name: 'Premier',
  price: 249,
  duration: 'per year',
  badge: { label: 'PREMIER', color: 'blue' },
  cardTitle: 'Premier',
  photos: 30,
  words: 1000,
  showsGallery: true,
}

const TABLE = new URL('plans.ts', import.meta.resolve('@portal/domain/plan')).pathname

// The table is read when modules load, and the setup of tests has loaded some: all except the mocked API are loaded
// again.
vi.resetModules()
vi.doMock(TABLE, async (load) => {
  const real = await load<{ readonly PLANS: readonly object[] }>()
  return { ...real, PLANS: [...real.PLANS, PREMIER] }
})
vi.doMock('#test/server.ts', () => serving)
const { calls } = await import('@portal/domain/contract')
const { DAY } = await import('@portal/domain/shared')
const { openAdministration } = await import('#test/administration.ts')
const { mockAnalytics } = await import('#test/analytics-page.ts')
const { someRevenue } = await import('#test/analytics.ts')
const { anOwnBusiness, aReviewerState, aUser, NOW } = await import('#test/factories.ts')
const { mockProfile, heading, PATH, profileHandlers } = await import('#test/profile.ts')
const { mockQueue } = await import('#test/queue.ts')
const { renderApp } = await import('#test/render-app.tsx')

const { respondWith, server } = serving

/** Its tier, which the current types don't have. */
const subscriptionTier = PREMIER.tier as never

test('the badge of a listing shows an added plan', async () => {
  mockProfile({ subscriptionTier })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(await screen.findByText('PREMIER')).toBeVisible()
})

test('the banner of a trial offers an added plan', async () => {
  const trialExpiryDate = new Date(NOW + 12 * DAY).toISOString()
  server.use(
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
    ...profileHandlers({ subscriptionTier: 0, trialExpiryDate }),
  )
  renderApp(PATH, { user: aUser() })
  const link = await screen.findByRole('link', { name: 'Upgrade now' })
  expect(link.closest('[role=status]')).toHaveTextContent(
    'Keep your listing with Standard, US$89/year, or Enhanced, US$129/year, or Premier, US$249/year.',
  )
})

test('an upgrade can be to an added plan', async () => {
  server.use(respondWith(calls.listBusinesses, 200, [anOwnBusiness({ subscriptionTier: 2 })]))
  renderApp('/upgrade', { user: aUser() })
  const choice = await screen.findByRole('radio', { name: /^Premier/ })
  expect(choice).toHaveAccessibleName(/A gallery of up to 30 photos, video and reviews/)
})

test('the pricing page compares an added plan', async () => {
  renderApp('/pricing')
  const row = await screen.findByRole('row', { name: /PREMIER/ })
  const link = within(row).getByRole('link', { name: 'Choose Premier: Premier' })
  expect(link).toHaveAttribute('href', '/upgrade?plan=premier')
  expect(screen.getByRole('heading', { name: 'Five plans' })).toBeVisible()
})

test('revenue has a column for an added plan', async () => {
  mockQueue()
  mockAnalytics()
  const { months, totals } = someRevenue()
  const withPremier = {
    months: months.map((month) => ({ ...month, premier: 249 })),
    totals: { ...totals, premier: 498 },
  }
  server.use(respondWith(calls.revenue, 200, withPremier))
  openAdministration('/admin?tab=analytics')
  const table = await screen.findByRole('table', { name: 'Revenue by month and plan' })
  expect(within(table).getByRole('columnheader', { name: 'Premier' })).toBeVisible()
  expect(
    within(table).getByRole('row', { name: /^Oct 2026 US\$89 US\$258\.50 US\$1,150 US\$249 / }),
  ).toBeVisible()
})
