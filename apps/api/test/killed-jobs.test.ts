import { onTestFinished, expect, test } from 'vitest'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import { migrate } from '#db/schema.ts'
import { newDataDir } from './data-dir.ts'
import { startServer } from './process.ts'
import { idsOf, startSmtp } from './smtp.ts'
import { addTrials, endLeases, REMINDERS_DUE } from './trials.ts'

const LISTINGS = 150
const KILLS = 4
test('of two processes that are killed again and again, each owner gets each reminder once', async () => {
  const { received, smtp } = await startSmtp()
  const dataDir = newDataDir()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await migrate(store)
  await addTrials(store, LISTINGS)
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
    if (seen === LISTINGS * REMINDERS_DUE) break
  }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const unsent = async () =>
    (await store.read.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
  await expect.poll(written, { timeout: 60_000 }).toBe(LISTINGS * REMINDERS_DUE)
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  for (const server of servers) server.kill('SIGTERM')
  expect(await Promise.all(servers.map((server) => server.exitCode()))).toEqual([0, 0])

  const mails = await store.read.selectFrom('outbox').select(['message_id', 'to_address']).execute()
  const perOwner = Map.groupBy(mails, ({ to_address }) => to_address)
  expect(perOwner.size).toBe(LISTINGS)
  expect(new Set([...perOwner.values()].map((all) => all.length))).toEqual(new Set([REMINDERS_DUE]))
  // What a mail server is given twice, around a kill, is the same mail by its Message-ID.
  expect(new Set(idsOf(received))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
})
