import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, MINUTE, SECOND } from '@portal/domain/shared'
import type { Updateable } from 'kysely'
import { endLease, markSent } from './lease.repository.ts'
import type { LeasedMail, MailerContext } from './lease.service.ts'
import type { OutboxTable } from './outbox.table.ts'
import { DeliveryError } from '../transports/transport.ts'

/** The delays after each failed attempt: about three days in total, then the mail is given up. */
export const RETRY_DELAYS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/** Attempts as a digest; then each mail goes alone, in case one of them makes a server refuse the digest. */
const DIGEST_ATTEMPTS = 3

/** Milliseconds after which recording an outcome is retried, if the database refused the write. */
const RETRY_INTERVAL = SECOND / 2

/** The outcome of an attempt. */
export type Outcome = 'sent' | 'postponed' | 'givenUp'

/** Records the outcomes of this process's attempts. */
export interface Outcomes {
  /**
   * Mails whose delivery this process has begun and whose outcome is not in the database yet. Their leases may expire while
   * the database is unavailable, but only this process knows that they may have been sent.
   */
  readonly inProgress: ReadonlySet<number>
  /** Makes one attempt and records its outcome; null if the process stopped during it. */
  runAttempt(leased: LeasedMail, deliver: () => Promise<void>): Promise<Outcome | null>
}

interface Hooks {
  /** The process stops: no attempt waits any longer. */
  readonly aborted: AbortSignal
  /** Called whenever the database refuses an outcome. */
  readonly recordRefusal: () => void
}

export function createOutcomes(context: MailerContext, hooks: Hooks): Outcomes {
  const { store, log, now } = context
  const inProgress = new Set<number>()

  async function handleFailure(leased: LeasedMail, error: unknown): Promise<Outcome | null> {
    const { mail } = leased
    try {
      if (!hooks.aborted.aborted) return await recordFailure(context, hooks, leased, error)
      await endLease(store.write, mail, { attempts: mail.attempts - 1, last_error: 'The process stopped' })
      return null
    } finally {
      inProgress.delete(mail.id)
    }
  }

  return {
    inProgress,
    async runAttempt(leased, deliver) {
      const { mail, joined } = leased
      inProgress.add(mail.id)
      try {
        await deliver()
      } catch (error) {
        return handleFailure(leased, error)
      }
      const sentAt = now()
      // If it can't be recorded it stays in `inProgress`: it was sent, and must not be sent again.
      const recordedCount = await retryUntilStored(context, hooks, () =>
        markSent(store.write, [mail, ...joined], sentAt),
      )
      inProgress.delete(mail.id)
      log.info(toLogFields(leased), 'mail sent')
      if (recordedCount === 0)
        log.warn(toLogFields(leased), 'mail sent, which another process has sent too, or deleted')
      return 'sent'
    },
  }
}

/**
 * Writes an outcome once the database accepts it: a mail without one is sent again, by another process or after a restart,
 * and an unrecorded refusal of the mail server counts as an attempt without a delay.
 */
async function retryUntilStored<Result>(
  { store }: MailerContext,
  { aborted, recordRefusal }: Hooks,
  write: () => Promise<Result>,
): Promise<Result> {
  for (;;)
    try {
      return await write()
    } catch (error) {
      if (store.toProblem(error) === null) throw error
      recordRefusal()
      if (aborted.aborted) throw error
      await sleep(RETRY_INTERVAL, undefined, { signal: aborted })
    }
}

/** Returns the log fields of a mail: the request that caused it, and those of the mails joined to it. */
function toLogFields({ mail, joined }: LeasedMail): object {
  const requests = joined.flatMap(({ request_id }) => request_id ?? [])
  return {
    mail: mail.id,
    attempt: mail.attempts,
    joined: joined.length,
    ...(mail.request_id !== null && { reqId: mail.request_id }),
    ...(requests.length > 0 && { joinedReqIds: requests }),
  }
}

async function recordFailure(
  context: MailerContext,
  hooks: Hooks,
  leased: LeasedMail,
  error: unknown,
): Promise<Outcome> {
  const { store, log } = context
  const { mail } = leased
  const failedAt = context.now()
  const isExpected = error instanceof DeliveryError
  const reason = isExpected ? error.message : 'Unknown failure'
  const delay = isExpected && error.isFinal ? undefined : RETRY_DELAYS[mail.attempts - 1]
  const storeOutcome = (outcome: Updateable<OutboxTable>) =>
    retryUntilStored(context, hooks, () => endLease(store.write, mail, { ...outcome, last_error: reason }))
  // Only an unexpected error is logged with its stack: a server's own words may contain addresses.
  const fields = {
    ...toLogFields(leased),
    reason,
    ...(isExpected ? {} : { err: error }),
  }
  if (delay === undefined) {
    await storeOutcome({ given_up_at: failedAt, next_try_at: null })
    log.error(fields, 'mail given up')
    return 'givenUp'
  }
  const splitDigest = mail.attempts >= DIGEST_ATTEMPTS ? { joined_to: null } : {}
  await storeOutcome({ next_try_at: failedAt + delay, ...splitDigest })
  log.warn({ ...fields, waits: delay }, 'mail postponed')
  return 'postponed'
}
