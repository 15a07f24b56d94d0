import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import { anArticle, anEvent, publish } from './content.ts'
import { numbered } from './places.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { idsOf, startSmtp } from './smtp.ts'
import { addTrials, endLeases, REMINDERS_DUE } from './trials.ts'

const LISTINGS = 150
/** Not so many that they would have to wait for a second pass. */
const GUESTS = 150
const ORGANISERS = 40
const SUBSCRIBERS = 250
const MAILS = LISTINGS * REMINDERS_DUE + GUESTS + ORGANISERS + SUBSCRIBERS
const KILLS = 4
/** Milliseconds: ten processes start, one pair after the other, beside those of other tests. */
const SLOW = 180_000

/** A coming event, on the moment of the machine's clock. */
const coming = (details: { contactEmail?: string } = {}) => {
  const now = Date.now()
  return anEvent({ publishedAt: now - DAY, startsAt: now + DAY, endsAt: now + 2 * DAY, details })
}

/** Confirmed places, each of somebody else's. */
async function addPlaces(store: Store, eventIds: readonly number[]): Promise<void> {
  const at = Date.now() - DAY
  const places = eventIds.map((event_id, i) => ({
    event_id,
    ...numbered(i),
    organisation: null,
    reference: `R${event_id}-${i}`,
    created_at: at,
    asked_at: at,
    confirmed_at: at,
    cancelled_at: null,
  }))
  await store.write.insertInto('event_registrations').values(places).execute()
}

/** An event that was taken down, of which its guests have to be told. */
async function addTakenDownEvent(store: Store): Promise<void> {
  const [{ id } = { id: 0 }] = await publish(store, coming())
  await addPlaces(
    store,
    Array.from({ length: GUESTS }, () => id),
  )
  await store.write
    .updateTable('content')
    .set({ status: 'rejected', rejected_at: Date.now() })
    .where('id', '=', id)
    .execute()
}

/** Events whose organisers have to be told of a place. */
async function addOrganisers(store: Store): Promise<void> {
  const events = Array.from({ length: ORGANISERS }, (_, i) =>
    coming({ contactEmail: `organiser${i}@a.test` }),
  )
  const published = await publish(store, ...events)
  await addPlaces(
    store,
    published.map(({ id }) => id),
  )
}

/** Subscribers of the newsletter, and something that its first issue has for them. */
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
  'of two processes on %s that are killed again and again, everybody gets each mail once',
  async (engine) => {
    const { received, smtp } = await startSmtp()
    const { store, env: database } = await newProcessDatabase(engine)
    await addTrials(store, LISTINGS)
    await addTakenDownEvent(store)
    await addOrganisers(store)
    await addSubscribers(store)
    const env = { ...database, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
    const written = async () => (await store.read.selectFrom('outbox').select('id').execute()).length

    let seen = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const servers = await Promise.all([startServer(env), startServer(env)])
      await expect.poll(written, { interval: 5, timeout: 30_000 }).toBeGreaterThan(seen)
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map((server) => server.exitCode()))
      seen = await written()
      await endLeases(store)
      if (seen === MAILS) break
    }
    const servers = await Promise.all([startServer(env), startServer(env)])
    const unsent = async () =>
      (await store.read.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
    await expect.poll(written, { timeout: 60_000 }).toBe(MAILS)
    await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
    for (const server of servers) server.kill('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.exitCode()))).toEqual([0, 0])

    const mails = await store.read.selectFrom('outbox').select(['message_id', 'to_address']).execute()
    const perPerson = Map.groupBy(mails, ({ to_address }) => to_address)
    expect(perPerson.size).toBe(LISTINGS + GUESTS + ORGANISERS + SUBSCRIBERS)
    for (const [address, own] of perPerson)
      expect(own.length).toBe(address.startsWith('owner-') ? REMINDERS_DUE : 1)
    // What a mail server is given twice, around a kill, is the same mail by its Message-ID.
    expect(new Set(idsOf(received))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
  },
  SLOW,
)
