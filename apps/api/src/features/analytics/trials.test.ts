import type { Trials } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

/** Midnight in Honiara, eleven hours ahead of UTC. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+11:00`)

/** Sixty listings whose trials began two days apart, each third on a paid plan, each fifth removed, each second in Fiji. */
const LISTINGS = Array.from({ length: 60 }, (_, i) => ({
  name: `Shop ${i}`,
  start: midnight('2026-07-24') + i * 2 * DAY,
  isPaid: i % 3 === 0,
  isRemoved: i % 5 === 0,
  isInFiji: i % 2 === 0,
})).filter(({ start }) => start <= NOW)

test('trials equal a recount of every listing, by month, in total and by country', async () => {
  const { get, signIn, store } = await newApp()
  const ids = await addListings(
    store,
    ...LISTINGS.map(({ name, start, isPaid, isInFiji }) => ({
      name,
      createdAt: start,
      trialExpiresAt: start + 90 * DAY,
      subscriptionTier: isPaid ? (1 as const) : (0 as const),
      ...(isInFiji && { country: 'fj' as const, province: null }),
    })),
    { name: 'Never on trial', subscriptionTier: 2 },
  )
  const removed = ids.filter((_, i) => LISTINGS[i]?.isRemoved)
  await store.write.updateTable('businesses').set({ removed_at: NOW }).where('id', 'in', removed).execute()
  const admin = await signIn('admin')
  for (const [query, isThere] of [
    ['', () => true],
    ['&country=fiji', ({ isInFiji }: (typeof LISTINGS)[number]) => isInFiji],
    ['&country=atlantis', () => false],
  ] as const) {
    const url = `/api/admin/analytics/trials?from=2026-08-01&to=2026-10-31${query}`
    const trials = (await get(url, admin)).json<Trials>()
    const there = LISTINGS.filter(
      (listing) =>
        isThere(listing) && listing.start >= midnight('2026-08-01') && listing.start < midnight('2026-11-01'),
    )
    const count = (some: typeof LISTINGS) => {
      const converted = some.filter(({ isPaid }) => isPaid).length
      const isRunning = ({ isPaid, isRemoved, start }: (typeof LISTINGS)[number]) =>
        !isPaid && !isRemoved && start + 90 * DAY > NOW
      const running = some.filter(isRunning).length
      return { started: some.length, converted, running, ended: some.length - converted - running }
    }
    const months = [8, 9, 10].map((number) => {
      const from = midnight(`2026-${String(number).padStart(2, '0')}-01`)
      const until = midnight(`2026-${String(number + 1).padStart(2, '0')}-01`)
      const ofMonth = there.filter(({ start }) => start >= from && start < until)
      return { month: `2026-${String(number).padStart(2, '0')}`, ...count(ofMonth) }
    })
    expect(trials).toEqual({ months: months.filter(({ started }) => started > 0), totals: count(there) })
    const csv = await get(url.replace('trials?', 'trials.csv?'), admin)
    const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
    expect(rows.map((row) => [row.month, Number(row['paid plan']), Number(row.ended)])).toEqual(
      trials.months.map(({ month, converted, ended }) => [month, converted, ended]),
    )
  }
})
