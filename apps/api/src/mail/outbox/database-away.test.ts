import { MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newOutbox } from '#test/outbox.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { startSmtp } from '#test/smtp.ts'
import { Problem } from '#shared/problem.ts'
import { createSmtpTransport } from '../transports/smtp-transport.ts'
import { openMailer } from './delivery.service.ts'
import { LEASE_DURATION } from './lease.service.ts'

const TIMEOUTS = { attempt: MINUTE, stop: 50 }

/** A mail in an outbox whose database is away from when the mail was handed over until it is let through again. */
async function newSentMail() {
  const { smtp, received } = await startSmtp()
  const { context, add, clock, rows, store } = await newOutbox()
  await add()
  const comeBack = await refuseWrites(store, {
    to: 'outbox',
    before: 'update',
    when: 'new.sent_at is not null',
  })
  let refusals = 0
  const problemOf = () => {
    refusals += 1
    return new Problem('unavailable', 'The database is away')
  }
  const transport = createSmtpTransport(smtp, 'contact@portal.test')
  const mailer = openMailer({ ...context, store: { ...store, problemOf } }, transport, TIMEOUTS)
  const pass = mailer.send().catch((error: unknown) => error)
  await expect.poll(() => refusals).toBe(1)
  return { mailer, pass, received, clock, rows, comeBack }
}

test('a mail that was sent while the database was away is noted once it is back, and comes once', async () => {
  const { mailer, pass, received, clock, rows, comeBack } = await newSentMail()
  await comeBack()
  expect(await pass).toMatchObject({ sent: 1 })
  clock.now += LEASE_DURATION
  expect(await mailer.send()).toMatchObject({ sent: 0 })
  expect(received).toHaveLength(1)
  expect(await rows()).toMatchObject([{ sent_at: NOW, lease_owner: null }])
})

test('a stop ends the wait for a database that is away', async () => {
  const { mailer, pass, rows } = await newSentMail()
  await mailer.stop()
  expect(await pass).toBeInstanceOf(Error)
  expect(await rows()).toMatchObject([{ sent_at: null }])
})
