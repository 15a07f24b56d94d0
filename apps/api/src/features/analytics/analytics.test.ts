import type { ListingHistory } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { recordAction } from '#features/audit/audit.service.ts'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

const DAYS = 40
const START = NOW - DAYS * DAY

/** Null: it does not exist yet. */
type State = 'pending' | 'approved' | 'rejected' | 'removed' | null

/** The events of a listing, in order. */
interface Life {
  readonly country: 'sb' | 'fj'
  readonly category: string
  readonly events: readonly { readonly at: number; readonly state: State }[]
}

/** Sixty listings: some wait, some are decided, some resubmitted and some removed. */
const LIVES: readonly Life[] = Array.from({ length: 60 }, (_, i) => {
  const born = START + ((i * 17) % DAYS) * DAY + ((i * 5) % 24) * HOUR
  const later = (days: number) => born + days * DAY
  const stages: Life['events'] = [
    { at: born, state: 'pending' },
    { at: later(2), state: i % 3 === 0 ? 'rejected' : 'approved' },
    ...(i % 6 === 0
      ? [
          { at: later(4), state: 'pending' as const },
          { at: later(5), state: 'approved' as const },
        ]
      : []),
    ...(i % 5 === 0 ? [{ at: later(9), state: 'removed' as const }] : []),
  ]
  return {
    country: i % 4 === 0 ? 'fj' : 'sb',
    category: i % 7 === 0 ? 'Handicrafts' : 'Other',
    events: stages.filter(({ at }) => at <= NOW),
  }
})

async function withLives() {
  const portal = await newApp({ config: { rateLimitScale: 100 } })
  const ids = await addListings(
    portal.store,
    ...LIVES.map(({ country, category, events }, i) => ({
      name: `Shop ${i}`,
      country,
      category,
      ...(country === 'fj' && { province: null }),
      createdAt: events[0]?.at ?? 0,
      status: events.map(({ state }) => state).findLast((state) => state !== 'removed') ?? 'pending',
    })),
  )
  await portal.store.write.transaction().execute(async (trx) => {
    for (const [i, { events }] of LIVES.entries()) {
      const id = ids[i] ?? 0
      const sentIn = events.findLast(({ state }) => state === 'pending')?.at ?? 0
      const removed = events.find(({ state }) => state === 'removed')?.at ?? null
      const set = { submitted_at: sentIn, removed_at: removed }
      await trx.updateTable('businesses').set(set).where('id', '=', id).execute()
      for (const { at, state } of events)
        if (state === 'approved' || state === 'rejected')
          await recordAction(trx, {
            at,
            actor_id: null,
            action: state,
            subject_kind: 'business',
            subject_id: id,
          })
    }
  })
  return { portal, admin: await portal.signIn('admin') }
}

const stateAt = ({ events }: Life, instant: number): State =>
  events.findLast(({ at }) => at < instant)?.state ?? null

/** Counts every listing in every period. */
const recount = (ends: readonly number[], keyOf: (life: Life, state: State) => string | null) => {
  const keys = [...new Set(LIVES.flatMap((life) => ends.map((end) => keyOf(life, stateAt(life, end)))))]
  const counts = keys.map((key) =>
    ends.map(
      (end) =>
        LIVES.filter((life) => {
          const state = stateAt(life, end)
          return state !== null && keyOf(life, state) === key
        }).length,
    ),
  )
  return Object.fromEntries(
    keys.flatMap((key, i) => (key !== null && counts[i]?.some((n) => n > 0) ? [[key, counts[i]]] : [])),
  )
}

/** Removed listings count for no place and no category. */
const unlessRemoved =
  (keyOf: (life: Life) => string) =>
  (life: Life, state: State): string | null =>
    state === 'removed' ? null : keyOf(life)

/** The end of a day in Honiara, eleven hours ahead of UTC. */
const getEnd = (day: string) => Date.parse(`${day}T00:00:00+11:00`) + DAY

test.each([
  ['country', unlessRemoved(({ country }) => country)],
  ['province', unlessRemoved(({ country }) => (country === 'sb' ? 'malaita' : ''))],
  ['category', unlessRemoved(({ category }) => category)],
  ['state', (_: Life, state: State) => (state === 'approved' ? 'live' : state)],
])('listings by %s at the end of each day equal a recount', async (by, keyOf) => {
  const { portal, admin } = await withLives()
  const url = `/api/admin/analytics/listings?by=${by}&step=day&from=2026-10-20&to=2026-11-20`
  const { periods, series } = (await portal.get(url, admin)).json<ListingHistory>()
  expect(periods).toHaveLength(32)
  const countsByKey = Object.fromEntries(series.map(({ key, counts }) => [key, counts]))
  expect(countsByKey).toEqual(recount(periods.map(getEnd), keyOf))
  const last = series.map(({ counts }) => counts.at(-1) ?? 0)
  expect(last).toEqual(last.toSorted((a, b) => b - a))
  const csv = await portal.get(url.replace('listings?', 'listings.csv?'), admin)
  const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
  expect(rows.map(({ period }) => period)).toEqual(periods)
  expect(rows.map((row) => Number(row[series[0]?.key || 'none']))).toEqual(series[0]?.counts)
})

test('months end with their last day, and a country narrows to it', async () => {
  const { portal, admin } = await withLives()
  const url = '/api/admin/analytics/listings?by=country&country=fiji&from=2026-10-01&to=2026-11-20'
  const expected = ['2026-10-31', '2026-11-20'].map(
    (day) =>
      LIVES.filter((life) => life.country === 'fj' && ![null, 'removed'].includes(stateAt(life, getEnd(day))))
        .length,
  )
  expect((await portal.get(url, admin)).json()).toEqual({
    periods: ['2026-10', '2026-11'],
    series: [{ key: 'fj', counts: expected }],
  })
  const nowhere = await portal.get(url.replace('fiji', 'atlantis'), admin)
  expect(nowhere.json<ListingHistory>().series).toEqual([])
})

test.each([
  ['by=size&from=2026-11-01&to=2026-11-02', { by: 'Expected country, province, category or state' }],
  ['by=state&from=2026-11-03&to=2026-11-02', { to: 'Please choose a last day on or after the first' }],
  ['by=state&from=1990-01-01&to=2026-11-02', { from: 'Please choose a period of at most ten years' }],
])('refuses %s', async (query, fields) => {
  const { get, signIn } = await newApp()
  const response = await get(`/api/admin/analytics/listings?${query}`, await signIn('admin'))
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: object }>().fields).toEqual(fields)
})

test('an imported listing without a decision is live from its first day', async () => {
  const { get, signIn, store } = await newApp()
  await addListings(store, { createdAt: NOW - 3 * DAY })
  const url = '/api/admin/analytics/listings?by=state&step=day&from=2026-11-16&to=2026-11-18'
  expect((await get(url, await signIn('admin'))).json<ListingHistory>().series).toEqual([
    { key: 'live', counts: [0, 1, 1] },
  ])
})

test('returns the four figures', async () => {
  const { get, signIn, store } = await newApp()
  const [businessId = 0] = await addListings(store, {}, { status: 'pending' }, { publicUntil: NOW - 1 })
  const review = { businessId, firstName: 'A', lastName: 'B', rating: 5, comment: 'Good', createdAt: NOW }
  await addReviews(store, review)
  const response = await get('/api/admin/analytics/figures', await signIn('admin'))
  expect(response.json()).toEqual({
    businesses: 3,
    publicBusinesses: 1,
    users: 3,
    reviews: 1,
    revenue: 0,
  })
})
