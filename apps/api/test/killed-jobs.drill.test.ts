import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import '#features/content/events/event-changes.table.ts'
import '#features/event-registrations/event-registrations.table.ts'
import { toJson } from '#shared/json.ts'
import { anArticle, anEvent, publish } from './content.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { listMessageIds, startSmtp } from './smtp.ts'
import { addTrials, endLeases, REMINDERS_DUE } from './trials.ts'

const LISTINGS = 150
/** Guests of each event with notifications; few enough that neither they nor the organisers wait for a second pass. */
const GUESTS = 150
const ORGANISERS = 40
/** Their mails are written in batches of a hundred. */
const SUBSCRIBERS = 250

/** The number of mails of each job by the prefix of their addresses. */
const MAILS = {
  reader: SUBSCRIBERS,
  organiser: ORGANISERS,
  moved: GUESTS,
  restored: GUESTS,
  'taken-down': GUESTS,
  'owner-': LISTINGS * REMINDERS_DUE,
} as const
const ALL = Object.values(MAILS).reduce((sum, mails) => sum + mails)

/** Milliseconds: ten processes start, one pair after the other, beside those of other tests. */
const SLOW = 600_000
/** Milliseconds for all mails, of which a late process sends one a second. */
const WRITTEN_WITHIN = 180_000

/** Creates an event that is in the future by the machine's clock. */
const coming = (details: { contactEmail?: string } = {}) => {
  const now = Date.now()
  return anEvent({ publishedAt: now - DAY, startsAt: now + DAY, endsAt: now + 2 * DAY, details })
}

/** Adds confirmed places of different people; returns the last one's id. */
async function addPlaces(store: Store, guests: string, eventIds: readonly number[]): Promise<number> {
  const at = Date.now() - DAY
  const places = eventIds.map((event_id, i) => ({
    event_id,
    name: `Guest ${i}`,
    email: `${guests}${i}@a.test`,
    organisation: null,
    reference: `R${event_id}-${i}`,
    created_at: at,
    asked_at: at,
    confirmed_at: at,
    cancelled_at: null,
  }))
  const rows = await store.write.insertInto('event_registrations').values(places).returning('id').execute()
  return Math.max(...rows.map(({ id }) => id))
}

/** Adds a future event and its guests. */
async function addEventWithGuests(
  store: Store,
  guests: 'moved' | 'restored' | 'taken-down',
): Promise<{ id: number; lastPlace: number }> {
  const [{ id } = { id: 0 }] = await publish(store, coming())
  const eventIds = Array.from({ length: GUESTS }, () => id)
  return { id, lastPlace: await addPlaces(store, guests, eventIds) }
}

/** Adds an event that was taken down, whose guests have not been notified. */
async function addTakenDownEvent(store: Store): Promise<void> {
  const { id } = await addEventWithGuests(store, 'taken-down')
  await store.write
    .updateTable('content')
    .set({ status: 'rejected', rejected_at: Date.now() })
    .where('id', '=', id)
    .execute()
}

/** Adds an event whose guests know that it was taken down, but not that it is back. */
async function addRestoredEvent(store: Store): Promise<void> {
  const { id, lastPlace } = await addEventWithGuests(store, 'restored')
  await store.write
    .insertInto('event_take_down_notices')
    .values({ event_id: id, taken_down_at: Date.now() - 1, told_up_to: lastPlace, is_done: 1 })
    .execute()
}

/** Adds an event that was moved, whose guests have not been notified. */
async function addMovedEvent(store: Store): Promise<void> {
  const { id } = await addEventWithGuests(store, 'moved')
  const now = Date.now()
  const times = { title: 'Trade show', startsAt: now + DAY, endsAt: now + 2 * DAY, timeZone: 'Pacific/Fiji' }
  await store.write
    .insertInto('event_changes')
    .values({
      event_id: id,
      changed_at: now,
      before: toJson({ ...times, location: 'Town Hall' }),
      after: toJson({ ...times, location: 'Civic Centre' }),
    })
    .execute()
}

/** Adds events whose organisers have not been notified of a place. */
async function addOrganisers(store: Store): Promise<void> {
  const events = Array.from({ length: ORGANISERS }, (_, i) =>
    coming({ contactEmail: `organiser${i}@a.test` }),
  )
  const published = await publish(store, ...events)
  await addPlaces(
    store,
    'attendee',
    published.map(({ id }) => id),
  )
}

/** Adds subscribers of the newsletter, and content for its first issue. */
async function addSubscribers(store: Store): Promise<void> {
  const at = Date.now() - DAY
  await publish(store, anArticle({ publishedAt: at }))
  const subscribers = Array.from({ length: SUBSCRIBERS }, (_, i) => ({
    email: `reader${i}@a.test`,
    masked: 'r***@a.test',
    country: null,
    asked_at: at,
    confirmed_at: at,
    left_at: null,
  }))
  await store.write.insertInto('subscribers').values(subscribers).execute()
}

test.each(ENGINES)(
  'of two processes on %s that are killed repeatedly, everybody gets each mail once',
  async (engine) => {
    const { received, smtp } = await startSmtp()
    const { store, env: database } = await newProcessDatabase(engine)
    await addTrials(store, LISTINGS)
    await addTakenDownEvent(store)
    await addRestoredEvent(store)
    await addMovedEvent(store)
    await addOrganisers(store)
    await addSubscribers(store)
    const env = { ...database, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
    const written = async (addresses = '') =>
      (
        await store.read
          .selectFrom('outbox')
          .select('id')
          .where('to_address', 'like', `${addresses}%`)
          .execute()
      ).length

    // Each job is interrupted, unless it has ended beside another one.
    for (const [addresses, expectedCount] of Object.entries(MAILS)) {
      const before = await written(addresses)
      if (before === expectedCount) continue
      const servers = await Promise.all([startServer(env), startServer(env)])
      await expect
        .poll(() => written(addresses), { interval: 5, timeout: WRITTEN_WITHIN })
        .toBeGreaterThan(before)
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map((server) => server.exitCode()))
      await endLeases(store)
    }
    const servers = await Promise.all([startServer(env), startServer(env)])
    const unsent = async () =>
      (await store.read.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
    await expect.poll(() => written(), { timeout: WRITTEN_WITHIN }).toBe(ALL)
    await expect.poll(unsent, { timeout: WRITTEN_WITHIN }).toBe(0)
    for (const server of servers) server.kill('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.exitCode()))).toEqual([0, 0])

    const mails = await store.read.selectFrom('outbox').select(['message_id', 'to_address']).execute()
    const perPerson = Map.groupBy(mails, ({ to_address }) => to_address)
    expect(perPerson.size).toBe(LISTINGS + 3 * GUESTS + ORGANISERS + SUBSCRIBERS)
    for (const [address, own] of perPerson)
      expect(own.length).toBe(address.startsWith('owner-') ? REMINDERS_DUE : 1)
    // A mail that a mail server gets twice, around a kill, has the same Message-ID.
    expect(new Set(listMessageIds(received))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
  },
  SLOW,
)
