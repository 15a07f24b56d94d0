import { MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newOutbox, openOutbox } from '#test/outbox.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { startSmtp } from '#test/smtp.ts'
import { Problem } from '#shared/problem.ts'
import { createSmtpTransport } from '../transports/smtp-transport.ts'
import { createMailer, LEASE_TAKEOVER_DELAY } from './delivery.service.ts'
import { LANES } from './lanes.ts'
import { endLease, markSent } from './lease.repository.ts'
import { MAIL_LEASE_DURATION, leaseNextMail } from './lease.service.ts'
import { RETRY_DELAYS } from './outcome.service.ts'

const TIMEOUTS = { attempt: MINUTE, stop: 50 }

/** What the mail server does with a mail; by default it accepts it. */
interface Server {
  readonly message?: () => number | undefined
}

/** Creates a mail in an outbox whose database is unavailable from the attempt until it is restored. */
async function newTriedMail(server: Server = {}) {
  const { smtp, received } = await startSmtp(server)
  const { context, add, clock, rows, store } = await newOutbox()
  await add()
  const comeBack = await refuseWrites(store, {
    to: 'outbox',
    before: 'update',
    when: 'new.sent_at is not null or new.last_error is not null',
  })
  let refusals = 0
  const toProblem = () => {
    refusals += 1
    return new Problem('unavailable', 'The database is away')
  }
  const transport = createSmtpTransport(smtp, 'contact@portal.test')
  const mailer = createMailer({ ...context, store: { ...store, toProblem } }, transport, TIMEOUTS)
  const pass = mailer.send().catch((error: unknown) => error)
  await expect.poll(() => refusals).toBe(1)
  return { mailer, pass, received, clock, rows, comeBack, store }
}

test('a mail sent while the database is unavailable is recorded afterwards, and sent once', async () => {
  const { mailer, pass, received, clock, rows, comeBack } = await newTriedMail()
  await comeBack()
  expect(await pass).toMatchObject({ sent: 1 })
  clock.now += MAIL_LEASE_DURATION
  expect(await mailer.send()).toMatchObject({ sent: 0 })
  expect(received).toHaveLength(1)
  expect(await rows()).toMatchObject([{ sent_at: NOW, lease_owner: null }])
})

test('a stop ends the wait for an unavailable database', async () => {
  const { mailer, pass, rows } = await newTriedMail()
  await mailer.stop()
  expect(await pass).toBeInstanceOf(Error)
  expect(await rows()).toMatchObject([{ sent_at: null }])
})

test('a mail whose outcome waits longer than its lease is sent once by its process', async () => {
  const { mailer, pass, received, clock, rows, comeBack } = await newTriedMail()
  clock.now += MAIL_LEASE_DURATION + LEASE_TAKEOVER_DELAY
  expect(await mailer.send()).toMatchObject({ sent: 0 })
  expect(received).toHaveLength(1)
  await comeBack()
  expect(await pass).toMatchObject({ sent: 1 })
  expect(await rows()).toMatchObject([{ sent_at: NOW, attempts: 1, lease_owner: null }])
})

test('a sent mail is recorded, even if another process has leased it, and never due again', async () => {
  const { pass, clock, rows, comeBack, store } = await newTriedMail()
  const other = openOutbox(await store.openBeside())
  other.clock.now = clock.now + MAIL_LEASE_DURATION
  const leased = await leaseNextMail(other.context, LANES)
  await comeBack()
  expect(await pass).toMatchObject({ sent: 1 })
  const sent = await rows()
  expect(sent).toMatchObject([{ sent_at: NOW, next_try_at: null, lease_owner: null, lease_until: null }])
  if (leased === null || leased === 'skipped') throw new Error('The mail was not leased')
  await endLease(other.store.write, leased.mail, { next_try_at: NOW, last_error: 'late' })
  expect(await rows()).toEqual(sent)
})

test('a mail that another process has also sent and recorded is logged', async () => {
  const { context, add, clock, rows, store, logged } = await newOutbox()
  await add()
  await createMailer(context, async () => void (await markSent(store.write, await rows(), NOW - 1))).send()
  expect(logged()).toMatch(/"level":40.*mail sent, which another process has sent too/)
  expect(await rows()).toMatchObject([{ sent_at: NOW - 1 }])
  await add()
  clock.now += MINUTE
  await createMailer(context, () => Promise.resolve()).send()
  expect(logged().match(/"level":40/g)).toHaveLength(1)
})

test('after the database was unavailable, expired leases of others are left alone for a while', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, clock, store } = await newOutbox()
  await add()
  await leaseNextMail(context, LANES)
  clock.now += MAIL_LEASE_DURATION
  let isAway = true
  const away = () => new Problem('unavailable', 'The database is away')
  const getRecipientTrust: typeof context.getRecipientTrust = (address) =>
    isAway ? Promise.reject(away()) : context.getRecipientTrust(address)
  const mailer = createMailer(
    { ...context, getRecipientTrust, store: { ...store, toProblem: away } },
    createSmtpTransport(smtp, 'contact@portal.test'),
  )
  await expect(mailer.send()).rejects.toThrow('The database is away')
  isAway = false
  clock.now += LEASE_TAKEOVER_DELAY - 1
  await add()
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  clock.now += 1
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(received).toHaveLength(2)
})

test('a mail refused while the database is unavailable is tried once until it is back', async () => {
  const { mailer, pass, received, clock, rows, comeBack } = await newTriedMail({ message: () => 451 })
  clock.now += MAIL_LEASE_DURATION + LEASE_TAKEOVER_DELAY
  expect(await mailer.send()).toMatchObject({ postponed: 0 })
  expect(received).toHaveLength(1)
  // Otherwise the delay after the attempt would also be over.
  clock.now = NOW
  await comeBack()
  expect(await pass).toMatchObject({ postponed: 1 })
  expect(await rows()).toMatchObject([
    {
      attempts: 1,
      lease_owner: null,
      last_error: 'EMESSAGE DATA 451',
      next_try_at: NOW + (RETRY_DELAYS[0] ?? 0),
    },
  ])
})
