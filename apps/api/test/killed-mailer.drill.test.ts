import { expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'
import { listMessageIds, newStandstill, startSmtp, type ReceivedMail } from './smtp.ts'

const MAILS = 24
const KILLS = 3

test.each(ENGINES)(
  'a server on %s killed while sending loses no mail, and repeats one only under its Message-ID',
  async (engine) => {
    const standstill = newStandstill()
    const { received, smtp } = await startSmtp({ message: () => standstill.message() })
    const { store, env: database } = await newProcessDatabase(engine)
    const { add, clock, rows } = openOutbox(store)
    clock.now = Date.now()
    const ids: string[] = []
    for (let i = 0; i < MAILS; i += 1) {
      const to = { name: 'Moses', address: `moses${i}@portal.test` }
      ids.push(await add({ to, email: { subject: `Mail ${i}` }, lane: i % 2 ? 'bulk' : 'transactional' }))
    }

    const env = { ...database, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const stands = standstill.after(5)
      const server = await startServer(env)
      await stands
      server.kill('SIGKILL')
      await server.exitCode()
      // As if the leases of the killed process had expired.
      await store.write
        .updateTable('outbox')
        .set({ lease_until: 0 })
        .where('lease_until', 'is not', null)
        .execute()
    }
    const beforeLast = received.length
    void standstill.after(Number.POSITIVE_INFINITY)
    const server = await startServer(env)
    await expect.poll(async () => (await rows()).filter(({ sent_at }) => sent_at === null).length).toBe(0)
    server.kill('SIGTERM')
    expect(await server.exitCode()).toBe(0)

    expect(received.length).toBeGreaterThan(beforeLast)
    expect(new Set(listMessageIds(received))).toEqual(new Set(ids))
    // Only mails that were being sent at a kill are repeated: at most as many as are sent concurrently.
    expect(received.length - MAILS).toBeLessThanOrEqual(4 * KILLS)
    expect(received.length).toBeGreaterThan(MAILS)
    const subjects = received.map((mail) => `${listMessageIds([mail])[0] ?? ''} ${subjectOf(mail)}`)
    expect(new Set(subjects).size).toBe(MAILS)
  },
)

const subjectOf = ({ source }: ReceivedMail): string => /^Subject: (.*)$/m.exec(source)?.[1] ?? ''

test.each(ENGINES)(
  'a server on %s stops within ten seconds while a mail hangs, and the mail stays in the outbox',
  async (engine) => {
    const standstill = newStandstill()
    const { smtp } = await startSmtp({ message: () => standstill.message() })
    const { store, env } = await newProcessDatabase(engine)
    const { add, clock, rows } = openOutbox(store)
    clock.now = Date.now()
    await add()
    const stands = standstill.after(0)
    const server = await startServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
    await stands
    server.kill('SIGTERM')
    expect(await server.exitCode()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 0, lease_owner: null, sent_at: null }])
  },
)
