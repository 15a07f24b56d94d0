import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import { anEvent, publish } from './content.ts'
import { numbered } from './places.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { idsOf, startSmtp } from './smtp.ts'
import { addTrials, endLeases, REMINDERS_DUE } from './trials.ts'

const LISTINGS = 150
/** Not so many that they would have to wait for a second pass. */
const GUESTS = 150
const MAILS = LISTINGS * REMINDERS_DUE + GUESTS
const KILLS = 4
/** Milliseconds: ten processes start, one pair after the other, beside those of other tests. */
const SLOW = 180_000

/** An event that was taken down, of which its guests have to be told. */
async function addTakenDownEvent(store: Store): Promise<void> {
  const now = Date.now()
  const [event = { id: 0 }] = await publish(
    store,
    anEvent({ publishedAt: now - DAY, startsAt: now + DAY, endsAt: now + 2 * DAY }),
  )
  const places = Array.from({ length: GUESTS }, (_, i) => ({
    event_id: event.id,
    ...numbered(i),
    organisation: null,
    reference: `R${i}`,
    created_at: now - DAY,
    asked_at: now - DAY,
    confirmed_at: now - DAY,
    cancelled_at: null,
  }))
  await store.write.insertInto('event_registrations').values(places).execute()
  await store.write
    .updateTable('content')
    .set({ status: 'rejected', rejected_at: now })
    .where('id', '=', event.id)
    .execute()
}

test.each(ENGINES)(
  'of two processes on %s that are killed again and again, everybody gets each mail once',
  async (engine) => {
    const { received, smtp } = await startSmtp()
    const { store, env: database } = await newProcessDatabase(engine)
    await addTrials(store, LISTINGS)
    await addTakenDownEvent(store)
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
    expect(perPerson.size).toBe(LISTINGS + GUESTS)
    for (const [address, own] of perPerson)
      expect(own.length).toBe(address.startsWith('owner-') ? REMINDERS_DUE : 1)
    // What a mail server is given twice, around a kill, is the same mail by its Message-ID.
    expect(new Set(idsOf(received))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
  },
  SLOW,
)
