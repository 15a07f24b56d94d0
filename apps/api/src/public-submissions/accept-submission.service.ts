import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { enqueueMail, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { generateReference } from '#shared/reference.ts'
import type { PublicSubmission } from './public-submission.ts'

type Trx = Transaction<Database>

/** The dependencies of a feature's part in accepting a submission. */
export interface Acceptance {
  readonly trx: Trx
  /** When the submission was accepted; milliseconds. */
  readonly now: number
  /** Generates an unused reference. */
  readonly newReference: (isTaken: (trx: Trx, reference: string) => Promise<boolean>) => Promise<string>
}

/** A feature's part in accepting one kind of submission. */
export interface SubmissionHandler<Stored, Result> {
  /** Method and path. */
  readonly call: string
  /** What must be equal in a repeat under the same idempotency key; by default the input. */
  readonly fingerprint?: unknown
  /** Checks and stores the submission; if it throws, nothing is stored. */
  store(acceptance: Acceptance): Promise<Stored>
  emails(stored: Stored): readonly OutgoingMail[]
  response(stored: Stored): Result
}

/**
 * Accepts a submission without an account: its row, its emails and the response for a repeat are written in one
 * transaction, all or none. A repeat under the same idempotency key gets the first response, stores and sends nothing, and
 * counts in no limit.
 */
export async function acceptSubmission<Input, Stored, Result>(
  context: Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes'>,
  { input, idempotencyKey, withLimit }: PublicSubmission<Input>,
  handler: SubmissionHandler<Stored, Result>,
): Promise<Result> {
  const now = context.now()
  const { call, fingerprint = input } = handler
  const request = { userId: null, key: idempotencyKey, call, body: fingerprint, now }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, () =>
      withLimit(async () => {
        const stored = await handler.store({
          trx,
          now,
          newReference: (isTaken) =>
            generateReference(context.randomBytes, (candidate) => isTaken(trx, candidate)),
        })
        for (const mail of handler.emails(stored)) await enqueueMail(trx, context, mail)
        return handler.response(stored)
      }),
    ),
  )
}
