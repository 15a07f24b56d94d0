import type { OrderPreview, Revenue } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'

/** Another paid plan, as a row of the table of plans. */
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

// The table is read when modules load, so the whole API is loaded again with the added row.
vi.resetModules()
vi.doMock(TABLE, async (load) => {
  const real = await load<{ readonly PLANS: readonly object[] }>()
  return { ...real, PLANS: [...real.PLANS, PREMIER] }
})
const { newShop } = await import('./orders.ts')
const { readMails } = await import('./mails.ts')
const { endIdle } = await import('./reuse.ts')
const { ENGINE } = await import('./new-store.ts')
const { runTrials } = await import('#features/plans/trials.service.ts')

afterAll(async () => {
  await endIdle()
  vi.doUnmock(TABLE)
  vi.resetModules()
})

async function newPremierShop() {
  const shop = await newShop({ isOwn: true })
  // The schema only allows current tiers: a new plan comes with a migration.
  await sql`pragma ignore_check_constraints = on`.execute(shop.store.write)
  const orderPremier = async () => {
    const { id } = await shop.order({ plan: 'premier' })
    await shop.pay(id, { amount: 249 })
  }
  const runAt = async (now: number) => {
    shop.clock.now = now
    await runTrials(shop.context)
    return (await readMails(shop)).at(-1)
  }
  return { ...shop, orderPremier, runAt }
}

describe.runIf(ENGINE === 'sqlite')('an added plan', () => {
  test('is ordered at its price', async () => {
    const shop = await newPremierShop()
    const address = `/api/order-preview?businessId=${shop.id}&plan=premier`
    const { items, next } = (await shop.get(address, shop.owner)).json<OrderPreview>()
    expect(items).toEqual([{ kind: 'plan', name: 'Premier, one year', amount: 249 }])
    expect(next.tier).toBe(PREMIER.tier)
    const refused = await shop.tryOrder({ plan: 'unknown' })
    expect(refused.body).toContain('Enhanced or Premier')
  })

  test('is booked under its own line of revenue', async () => {
    const shop = await newPremierShop()
    await shop.orderPremier()
    const span = 'from=2026-11-01&to=2026-11-30'
    const revenue = await shop.get(`/api/admin/analytics/revenue?${span}`, shop.admin)
    expect(revenue.json<Revenue>().totals).toMatchObject({
      standard: 0,
      enhanced: 0,
      premier: 249,
      total: 249,
    })
    const csv = await shop.get(`/api/admin/analytics/revenue.csv?${span}`, shop.admin)
    expect(parse(csv.body, { columns: true, bom: true })[0]).toMatchObject({ Enhanced: '0', Premier: '249' })
  })

  test('is offered by mails, which announce and report its end', async () => {
    const shop = await newPremierShop()
    const offer = `/upgrade?business=${shop.id}&plan=premier`
    const trial = await shop.runAt(shop.clock.now)
    expect(trial?.text).toMatch(/Premier for US\$249 a year:\s/)
    expect(trial?.text).toContain(offer)
    await shop.orderPremier()
    const end = shop.clock.now + 365 * DAY
    const reminder = await shop.runAt(end - 30 * DAY)
    expect(reminder?.subject).toMatch(/^Your Premier plan ends on /)
    expect(reminder?.text).toContain(offer)
    expect((await shop.runAt(end))?.subject).toMatch(/^Your Premier plan ended on /)
  })
})
