import type { AnswerTimes } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { recordAction } from '#features/audit/audit.service.ts'
import { addListings } from '#test/listings.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { getPromisedDeadline } from './answer-times.service.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** The weekday in Honiara, eleven hours ahead of UTC. */
const weekdayOf = (at: number) => WEEKDAYS[new Date(at + 11 * HOUR).getUTCDay()]

test.each([
  ['2026-11-16T10:00:00+11:00', '2026-11-19T10:00:00+11:00'],
  ['2026-11-18T10:00:00+11:00', '2026-11-23T10:00:00+11:00'],
  ['2026-11-21T10:00:00+11:00', '2026-11-25T10:00:00+11:00'],
  // Monday there, Sunday in UTC.
  ['2026-11-16T08:00:00+11:00', '2026-11-19T08:00:00+11:00'],
])('a submission at %s is due by %s', (submitted, promised) => {
  expect(getPromisedDeadline(Date.parse(submitted))).toBe(Date.parse(promised))
})

const decide = ({ store }: TestApp, kind: 'business' | 'event', id: number, at: number, rejected = false) =>
  store.write.transaction().execute((trx) =>
    recordAction(trx, {
      at,
      actor_id: null,
      action: rejected ? 'rejected' : 'approved',
      subject_kind: kind,
      subject_id: id,
    }),
  )

/** Fifty listings, submitted over a month and decided after up to nine days. */
const HISTORY = Array.from({ length: 50 }, (_, i) => {
  const submitted = NOW - 30 * DAY + i * 11 * HOUR
  return { submitted, decided: submitted + ((i * i * 7) % 211) * HOUR }
}).filter(({ decided }) => decided <= NOW)

/** The percentile of waits, found by trying each. */
function percentile(waits: readonly number[], percent: number): number {
  const enough = waits.filter(
    (wait) => waits.filter((other) => other <= wait).length * 100 >= percent * waits.length,
  )
  return Math.round((Math.min(...enough) / HOUR) * 10) / 10
}

/** The third of the following days that is a working day. */
function isWithinPromise({ submitted, decided }: (typeof HISTORY)[number]): boolean {
  const deadline = Array.from({ length: 9 }, (_, i) => submitted + (i + 1) * DAY).filter(
    (at) => !['Sat', 'Sun'].includes(weekdayOf(at) ?? ''),
  )[2]
  return decided <= (deadline ?? 0)
}

const recount = (decisions: typeof HISTORY) => ({
  kind: 'business',
  decided: decisions.length,
  medianHours: percentile(
    decisions.map(({ submitted, decided }) => decided - submitted),
    50,
  ),
  p90Hours: percentile(
    decisions.map(({ submitted, decided }) => decided - submitted),
    90,
  ),
  withinPromise: decisions.filter(isWithinPromise).length,
})

test('answer times equal a recount of every decision, in total and by week', async () => {
  const portal = await newApp({ config: { rateLimitScale: 100 } })
  const ids = await addListings(
    portal.store,
    ...HISTORY.map(({ submitted }, i) => ({ name: `Shop ${i}`, createdAt: submitted })),
  )
  for (const [i, { decided }] of HISTORY.entries()) await decide(portal, 'business', ids[i] ?? 0, decided)
  const admin = await portal.signIn('admin')
  const span = 'from=2026-10-26&to=2026-11-15'
  const response = await portal.get(`/api/admin/analytics/answer-times?${span}`, admin)
  const times = response.json<AnswerTimes>()
  const between = (from: string, days: number) => {
    const start = Date.parse(`${from}T00:00:00+11:00`)
    return HISTORY.filter(({ decided }) => decided >= start && decided < start + days * DAY)
  }
  expect(times).toEqual({
    promisedWorkingDays: 3,
    kinds: [recount(between('2026-10-26', 21))],
    weeks: ['2026-10-26', '2026-11-02', '2026-11-09'].map((week) => ({
      week,
      ...recount(between(week, 7)),
    })),
  })
  const csv = await portal.get(`/api/admin/analytics/answer-times.csv?${span}`, admin)
  const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
  expect(rows.map(({ week, decided }) => [week, Number(decided)])).toEqual(
    times.weeks.map(({ week, decided }) => [week, decided]),
  )
})

test('a resubmitted listing is timed again, a second decision about one submission is not', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { createdAt: NOW - 4 * DAY })
  await decide(portal, 'business', id, NOW - 3 * DAY, true)
  await portal.store.write
    .updateTable('businesses')
    .set({ submitted_at: NOW - DAY })
    .where('id', '=', id)
    .execute()
  await decide(portal, 'business', id, NOW - 22 * HOUR)
  await decide(portal, 'business', id, NOW)
  const event = await addSubmission(portal, 'events')
  expect(event).toBeTruthy()
  const { id: eventId } = await portal.store.read
    .selectFrom('content')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  await decide(portal, 'event', eventId, NOW + 6 * HOUR)
  const url = '/api/admin/analytics/answer-times?from=2026-11-01&to=2026-11-30'
  const { kinds } = (await portal.get(url, await portal.signIn('admin'))).json<AnswerTimes>()
  expect(kinds).toEqual([
    { kind: 'business', decided: 2, medianHours: 2, p90Hours: 24, withinPromise: 2 },
    { kind: 'event', decided: 1, medianHours: 6, p90Hours: 6, withinPromise: 1 },
  ])
})

test('ignores an undone decision, and a resubmission meanwhile keeps its own time', async () => {
  const { portal, clock, admin, decide: decideItem, undo } = await newModeration()
  const { businesses } = await addWaiting(portal)
  const key = { kind: 'businesses', id: businesses } as const
  const readTimes = async () =>
    (
      await portal.get('/api/admin/analytics/answer-times?from=2026-11-01&to=2026-12-30', admin)
    ).json<AnswerTimes>()
  clock.now += HOUR
  await undo(await decideItem(key, { status: 'rejected', reason: 'misleading' }))
  expect((await readTimes()).kinds).toEqual([])
  clock.now += HOUR
  await decideItem(key, { status: 'rejected', reason: 'misleading' })
  const decided = [{ kind: 'business', decided: 1, medianHours: 2, p90Hours: 2, withinPromise: 1 }]
  expect((await readTimes()).kinds).toEqual(decided)
  const later = { submitted_at: clock.now + DAY }
  await portal.store.write.updateTable('businesses').set(later).where('id', '=', businesses).execute()
  expect((await readTimes()).kinds).toEqual(decided)
})

test('a country narrows to decisions about its businesses, their reviews, and content about it', async () => {
  const portal = await newApp()
  const [there = 0, elsewhere = 0] = await addListings(
    portal.store,
    { createdAt: NOW - DAY },
    { name: 'Suva Sails', country: 'fj', province: null, createdAt: NOW - DAY },
  )
  const { id: job } = await addSubmission(portal, 'jobs')
  const { id: tender } = await addSubmission(portal, 'tenders')
  await portal.store.write
    .updateTable('content')
    .set({ countries: '["fj","sb"]' })
    .where('id', '=', tender)
    .execute()
  await portal.store.write.transaction().execute(async (trx) => {
    for (const [kind, id] of [
      ['business', there],
      ['business', elsewhere],
      ['edit', elsewhere],
      ['job', job],
      ['tender', tender],
    ] as const) {
      const about = { subject_kind: kind, subject_id: id, submitted_at: NOW - DAY } as const
      await recordAction(trx, { at: NOW, actor_id: null, action: 'approved', ...about })
    }
  })
  const admin = await portal.signIn('admin')
  const counted = async (country: string) => {
    const url = `/api/admin/analytics/answer-times?from=2026-11-01&to=2026-11-20&country=${country}`
    const { kinds } = (await portal.get(url, admin)).json<AnswerTimes>()
    return Object.fromEntries(kinds.map(({ kind, decided }) => [kind, decided]))
  }
  expect(await counted('fiji')).toEqual({ business: 1, edit: 1, tender: 1 })
  expect(await counted('sb')).toEqual({ business: 1, tender: 1 })
  expect(await counted('vu')).toEqual({ job: 1 })
  expect(await counted('')).toEqual({ business: 2, edit: 1, job: 1, tender: 1 })
  expect(await counted('atlantis')).toEqual({})
})
