import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import '#features/accounts/sessions.table.ts'
import '#mail/outbox/outbox.table.ts'
import '#media/photos.table.ts'
import { listPhotoFiles, NAME_BYTES } from '#media/photos.service.ts'
import { addListings } from './listings.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { endLeases } from './trials.ts'

/** Some batches of the purge for each kind of row. */
const EXPIRED = 2_000
const KEPT = 25
/** Their files are several times as many, and are removed last. */
const WITH_PHOTOS = 200

/** Milliseconds: processes start in pairs, one pair after the other, beside those of other tests. */
const SLOW = 300_000
const PURGED_WITHIN = 120_000

/** Adds sessions that ended long ago, or that are used. */
async function addSessions(store: Store, count: number, at: number): Promise<void> {
  const { id: user_id } = await store.write
    .insertInto('users')
    .values({
      email: `somebody-${at}@portal.test`,
      first_name: 'Ana',
      last_name: 'Vula',
      is_admin: 0,
      password_hash: null,
      profile_image_url: null,
      email_confirmed_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sessions = Array.from({ length: count }, () => ({
    key: randomBytes(32),
    user_id,
    created_at: at,
    used_at: at,
    device: null,
  }))
  await store.write.insertInto('sessions').values(sessions).execute()
}

async function addSentMails(store: Store, count: number, at: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, i) => ({
    message_id: `<${at}-${i}@portal.test>`,
    to_name: 'Ana Vula',
    to_address: 'ana@portal.test',
    recipient_key: 'ana@portal.test',
    lane: 'transactional' as const,
    subject: 'A subject',
    text: 'Hello',
    html: '<p>Hello</p>',
    created_at: at,
    next_try_at: null,
    sent_at: at,
  }))
  // The parameters of a statement are limited.
  for (let from = 0; from < count; from += 500)
    await store.write
      .insertInto('outbox')
      .values(mails.slice(from, from + 500))
      .execute()
}

/**
 * Adds deleted listings after the last day on which their owners could restore them; some have a photo. Returns its files.
 */
async function addDeletedListings(
  store: Store,
  { count, restorableUntil, media }: { count: number; restorableUntil: number; media: string },
): Promise<string[]> {
  const records = Array.from({ length: count }, (_, i) => ({ name: `Shop ${restorableUntil} ${i}` }))
  const ids = await addListings(store, ...records)
  await store.write
    .updateTable('businesses')
    .set({ removed_at: restorableUntil - 30 * DAY, restorable_until: restorableUntil })
    .where('id', 'in', ids)
    .execute()
  const photos = ids.slice(0, WITH_PHOTOS).map((business_id) => ({
    name: randomBytes(NAME_BYTES).toString('base64url'),
    business_id,
    position: 0,
    width: 60,
    height: 40,
    color: '#1ea03c',
    sha256: randomBytes(32),
    created_at: restorableUntil - 30 * DAY,
    bytes: 8,
  }))
  await store.write.insertInto('photos').values(photos).execute()
  const files = photos.flatMap(({ name }) => listPhotoFiles(name))
  mkdirSync(media, { recursive: true })
  for (const file of files) {
    writeFileSync(join(media, file), 'a photo.')
    utimesSync(join(media, file), new Date(0), new Date(0))
  }
  return files
}

test.each(ENGINES)(
  'a purge on %s that is killed repeatedly deletes expired data and nothing else',
  async (engine) => {
    const { store, env } = await newProcessDatabase(engine)
    const media = join(env.DATA_DIR, 'media')
    const now = Date.now()
    const add = async (count: number, age: number, restorableUntil: number) => {
      await addSessions(store, count, now - age)
      await addSentMails(store, count, now - age)
      return addDeletedListings(store, { count, restorableUntil, media })
    }
    const kept = (await add(KEPT, HOUR, now + DAY)).toSorted()

    const rowsIn = async (table: 'sessions' | 'outbox' | 'businesses' | 'photos') => {
      const { rows } = await store.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return rows
    }
    const files = () => readdirSync(media).filter((name) => !name.startsWith('owner-'))
    const left = {
      sessions: () => rowsIn('sessions'),
      mails: () => rowsIn('outbox'),
      listings: () => rowsIn('businesses'),
      files: async () => files().length,
    }
    const counts = async () =>
      new Map(
        await Promise.all(Object.entries(left).map(async ([what, count]) => [what, await count()] as const)),
      )
    const toStay = await counts()
    await add(EXPIRED, 400 * DAY, now - DAY)

    for (const [what, count] of Object.entries(left)) {
      // Earlier processes may have been killed after they had removed everything.
      const before = Math.max(await count(), (toStay.get(what) ?? 0) + 1)
      const servers = await Promise.all([startServer(env), startServer(env)])
      await expect.poll(count, { interval: 5, timeout: PURGED_WITHIN, message: what }).toBeLessThan(before)
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map((server) => server.exitCode()))
      // The files exist as long as somebody can restore a listing.
      expect(files()).toEqual(expect.arrayContaining(kept))
      await endLeases(store)
    }
    const servers = await Promise.all([startServer(env), startServer(env)])
    await expect.poll(() => files().toSorted(), { timeout: PURGED_WITHIN }).toEqual(kept)
    for (const server of servers) server.kill('SIGTERM')
    expect(await Promise.all(servers.map((server) => server.exitCode()))).toEqual([0, 0])
    expect(await Promise.all([left.sessions(), left.mails(), left.listings(), rowsIn('photos')])).toEqual([
      KEPT,
      KEPT,
      KEPT,
      KEPT,
    ])
  },
  SLOW,
)
