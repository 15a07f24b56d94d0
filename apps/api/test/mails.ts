import type { TestApp } from './new-app.ts'

/** Reads the mails in the outbox, the oldest first. */
export const readMails = ({ store }: Pick<TestApp, 'store'>) =>
  store.read.selectFrom('outbox').selectAll().orderBy('id').execute()

/** Creates an idempotency key header as browsers do; another key for each `last`. */
export const createIdempotencyHeaders = (last = 1): Record<string, string> => ({
  'idempotency-key': `0b9f2c1e-5d43-4f6a-9c1b-7f0f6f3b2a${String(last).padStart(2, '0')}`,
})
