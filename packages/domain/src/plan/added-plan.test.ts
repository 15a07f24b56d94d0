import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'

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
/** Its tier, which the types of today do not know. */
const tier = PREMIER.tier as never

// The table is read when modules load, so the rules are loaded again with the added row.
vi.resetModules()
vi.doMock('./plans.ts', async (load) => {
  const real = await load<{ readonly PLANS: readonly object[] }>()
  return { ...real, PLANS: [...real.PLANS, PREMIER] }
})
const { applyCause, findUpgrade, GALLERY_PLAN, getPlan, PAID_YEAR } = await import('./index.ts')
const { getPlanPhase, PLAN_TRANSITIONS } = await import('./life.ts')
const { getRevenueLine, listOrderItems, REVENUE_LINES } = await import('../order/index.ts')
const { PlanGrant, Revenue, SubscriptionTier } = await import('../contract/index.ts')

afterAll(() => {
  vi.doUnmock('./plans.ts')
  vi.resetModules()
})

const NOW = Date.UTC(2026, 10, 20)

const TRIAL_LIFE = {
  isOwned: true,
  status: 'approved',
  trialEndsAt: NOW,
  periods: [],
  mailedOn: [],
  suspendedAt: null,
  removedAt: null,
} as const

test('an added plan has its price and its badge', () => {
  const items = listOrderItems({ tier, addOns: [], periods: [], now: NOW })
  expect(items).toEqual([{ kind: 'plan', name: 'Premier, one year', cents: 24_900 }])
  expect(getPlan(tier).badge).toEqual({ label: 'PREMIER', color: 'blue' })
})

test('an added plan is a phase of a listing’s life', () => {
  const paid = applyCause(TRIAL_LIFE, { is: 'payment', id: 1, tier, paidCents: 24_900 }, NOW)
  if (!paid.ok) throw new Error(paid.message)
  expect(getPlanPhase(paid.value, NOW)).toBe('premier')
  expect(getPlanPhase(paid.value, NOW + PAID_YEAR)).toBe('lapsed')
  const payment = PLAN_TRANSITIONS.find(({ cause }) => cause === 'payment')
  expect(payment?.to).toContain('premier')
})

test('an added plan has its own line of revenue', () => {
  expect(getRevenueLine({ tier, isWebsite: false })).toBe('premier')
  expect(REVENUE_LINES.slice(-4)).toEqual(['premier', 'addOns', 'credit', 'refunds'])
  expect(Revenue.entries.totals.entries).toHaveProperty('premier')
})

test('an added plan can be granted and shown, and is the upgrade of lower plans', () => {
  expect(v.is(SubscriptionTier, PREMIER.tier)).toBe(true)
  expect(v.is(PlanGrant.entries.tier, PREMIER.tier)).toBe(true)
  expect(findUpgrade(2)).toMatchObject({ name: 'Premier' })
  expect(GALLERY_PLAN.name).toBe('Enhanced')
})
