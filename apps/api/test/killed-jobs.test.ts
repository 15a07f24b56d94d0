import { DAY } from '@portal/domain/shared'
import { onTestFinished, expect, test } from 'vitest'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import type { Store } from '#db/engine/store.ts'
import { migrate } from '#db/schema.ts'
import { addListings } from './listings.ts'
import { newDataDir, startServer } from './process.ts'
import { idsOf, startSmtp } from './smtp.ts'

const LISTINGS = 150
const KILLS = 4
/** Trials that are on their 86th day owe the mails of days 76 and 83. */
const DAYS = [76, 83]

/** Owners with a listing each, all on the same day of their trial. */
async function addTrials(store: Store): Promise<void> {
  const now = Date.now()
  const people = Array.from({ length: LISTINGS }, (_, i) => ({
    email: `owner-${i}@portal.test`,
    first_name: 'Owner',
    last_name: String(i),
    is_admin: 0 as const,
    password_hash: null,
    profile_image_url: null,
    email_confirmed_at: now,
    created_at: now,
  }))
  const owners = await store.write.insertInto('users').values(people).returning('id').execute()
  const end = now + 5 * DAY
  await addListings(
    store,
    ...owners.map(({ id }, i) => ({
      name: `Shop number ${i}`,
      ownerId: id,
      status: 'approved' as const,
      createdAt: now - 90 * DAY,
      trialExpiresAt: end,
      publicUntil: end,
    })),
  )
}

/** As if the time of what a killed process held were over. */
async function endLeases({ write }: Store): Promise<void> {
  await write.updateTable('job_leases').set({ lease_until: 0 }).execute()
  await write.updateTable('outbox').set({ lease_until: 0 }).where('lease_until', 'is not', null).execute()
}

test('of two processes that are killed again and again, each owner gets each reminder once', async () => {
  const { received, smtp } = await startSmtp()
  const dataDir = newDataDir()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await migrate(store)
  await addTrials(store)
  const env = {
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  }
  const written = async () =>
    (await store.read.selectFrom('plan_mails').select('business_id').execute()).length

  let seen = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const servers = await Promise.all([startServer(env), startServer(env)])
    await expect.poll(written, { interval: 5, timeout: 30_000 }).toBeGreaterThan(seen)
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map((server) => server.exitCode()))
    seen = await written()
    await endLeases(store)
    if (seen === LISTINGS * DAYS.length) break
  }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const unsent = async () =>
    (await store.read.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
  await expect.poll(written, { timeout: 60_000 }).toBe(LISTINGS * DAYS.length)
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  for (const server of servers) server.kill('SIGTERM')
  expect(await Promise.all(servers.map((server) => server.exitCode()))).toEqual([0, 0])

  const mails = await store.read.selectFrom('outbox').select(['message_id', 'to_address']).execute()
  const perOwner = Map.groupBy(mails, ({ to_address }) => to_address)
  expect(perOwner.size).toBe(LISTINGS)
  expect(new Set([...perOwner.values()].map((all) => all.length))).toEqual(new Set([DAYS.length]))
  // What a mail server is given twice, around a kill, is the same mail by its Message-ID.
  expect(new Set(idsOf(received))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
})
