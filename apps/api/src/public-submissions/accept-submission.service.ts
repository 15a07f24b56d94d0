import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { enqueueMail, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { generateReference } from '#shared/reference.ts'
import type { PublicSubmission } from './public-submission.ts'

type Trx = Transaction<Database>

/** What a feature's own part of accepting a submission works with. */
export interface Acceptance {
  readonly trx: Trx
  /** When the submission was accepted; milliseconds. */
  readonly now: number
  /** Generates a reference that is not taken yet. */
  readonly newReference: (isTaken: (trx: Trx, reference: string) => Promise<boolean>) => Promise<string>
}

/** What is a feature's own in accepting one kind of submission. */
export interface SubmissionHandler<Stored, Answer> {
  /** Method and path. */
  readonly call: string
  /** What a repeat under the same idempotency key has to be equal in; left out: the input. */
  readonly fingerprint?: unknown
  /** Checks the submission and stores it; what it throws leaves nothing behind. */
  store(acceptance: Acceptance): Promise<Stored>
  emails(stored: Stored): readonly OutgoingMail[]
  response(stored: Stored): Answer
}

/**
 * Accepts something sent in without an account: the row, the emails and the answer for a repeat are written in one
 * transaction, so that all of them are there or none. A repeat under the same idempotency key gets the first answer,
 * stores and sends nothing, and counts for no limit.
 */
export async function acceptSubmission<Input, Stored, Answer>(
  context: Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes'>,
  { input, idempotencyKey, limited }: PublicSubmission<Input>,
  handler: SubmissionHandler<Stored, Answer>,
): Promise<Answer> {
  const now = context.now()
  const { call, fingerprint = input } = handler
  const request = { userId: null, key: idempotencyKey, call, body: fingerprint, now }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, () =>
      limited(async () => {
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
