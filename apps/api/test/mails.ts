import type { TestApp } from './new-app.ts'

/** The mails that wait, the oldest first. */
export const readMails = ({ store }: Pick<TestApp, 'store'>) =>
  store.read.selectFrom('outbox').selectAll().orderBy('id').execute()

/** A key as browsers make it; another one for each `last` digit. */
export const idempotencyHeaders = (last = 1): Record<string, string> => ({
  'idempotency-key': `0b9f2c1e-5d43-4f6a-9c1b-7f0f6f3b2a${String(last).padStart(2, '0')}`,
})
