import { setTimeout as sleep } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import { HOUR, MINUTE, SECOND } from '@portal/domain/shared'
import { LANES } from './lanes.ts'
import { endLease, markSent } from './lease.repository.ts'
import { toMail } from './to-mail.ts'
import { leaseNextMail, type LeasedMail, type MailerContext } from './lease.service.ts'
import { DeliveryError, type Transport } from '../transports/transport.ts'

/** How long a mail waits after each failed attempt: about three days in total, then it is given up. */
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

/** Attempts as a digest; then each mail goes alone, in case a server refuses the digest because of one of them. */
const DIGEST_ATTEMPTS = 3

/** Mails sent at the same time: a recipient whose server hangs doesn't hold up the others. */
const WORKERS = 4
/** Of these, how many may send bulk mail: thousands of newsletters leave a worker for a mail that somebody waits for. */
const BULK_WORKERS = 3

/** How long one attempt may take, and how long attempts may go on once the process stops; milliseconds. */
interface Timeouts {
  readonly attempt: number
  readonly stop: number
}

/** Milliseconds after which a mail that was sent is noted again, where the database took no write. */
const NOTED_AFTER = SECOND / 2

const DEFAULT_TIMEOUTS: Timeouts = { attempt: MINUTE, stop: 5_000 }

/** How many mails were sent, postponed and given up in one run. */
export interface DeliveryCounts {
  sent: number
  postponed: number
  givenUp: number
}

/** Sends the mails of the outbox. */
export interface Mailer {
  /** Sends what is due with the workers that are free; ends when nothing more is due. */
  send(): Promise<DeliveryCounts>
  /** Leases no more mails; attempts under way end within seconds, as sent or back in the outbox. */
  stop(): Promise<void>
}

/**
 * Sends the outbox with several workers. The process may die at any line, and other processes may send beside it.
 * Nobody gets more mails than the budget of their standing allows; the rest waits.
 */
export function openMailer(
  context: MailerContext,
  transport: Transport,
  timeouts = DEFAULT_TIMEOUTS,
): Mailer {
  const workers = new Set<Promise<void>>()
  const [stopping, aborting] = [new AbortController(), new AbortController()]
  const acquireBulkSlot = createBulkSlots()
  /** Workers that looked at the same time would find the same mail, and all but one would have looked in vain. */
  const looking = new Mutex()

  /** Sends the next mail; answers whether there may be another one. */
  async function sendNext(counts: DeliveryCounts): Promise<boolean> {
    const releaseBulkSlot = acquireBulkSlot()
    try {
      const leased = await looking.runExclusive(() =>
        leaseNextMail(context, releaseBulkSlot ? LANES : LANES_BEFORE_BULK),
      )
      if (leased === null || leased === 'skipped') return leased === 'skipped'
      if (leased.mail.lane !== 'bulk') releaseBulkSlot?.()
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(timeouts.attempt)])
      const outcome = await attempt(context, leased, () => transport(toMail(leased), signal), aborting.signal)
      if (outcome !== null) counts[outcome] += 1 + leased.joined.length
      return true
    } finally {
      releaseBulkSlot?.()
    }
  }

  async function run(counts: DeliveryCounts): Promise<void> {
    while (!stopping.signal.aborted && (await sendNext(counts)));
  }

  function startWorker(counts: DeliveryCounts): Promise<void> {
    const worker = run(counts).finally(() => workers.delete(worker))
    workers.add(worker)
    return worker
  }

  return {
    async send() {
      const counts: DeliveryCounts = { sent: 0, postponed: 0, givenUp: 0 }
      const started = Array.from({ length: WORKERS - workers.size }, () => startWorker(counts))
      const ended = await Promise.allSettled(started)
      for (const worker of ended) if (worker.status === 'rejected') throw worker.reason
      return counts
    },
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => aborting.abort(), timeouts.stop)
      await Promise.allSettled(workers)
      clearTimeout(timer)
    },
  }
}

const LANES_BEFORE_BULK = LANES.filter((lane) => lane !== 'bulk')

/** A function that acquires one of the slots for bulk mail: it answers how to release it, or null where all are taken. */
function createBulkSlots(): () => (() => void) | null {
  let acquired = 0
  return () => {
    if (acquired >= BULK_WORKERS) return null
    acquired += 1
    let isReleased = false
    return () => {
      if (!isReleased) acquired -= 1
      isReleased = true
    }
  }
}

/** Makes one attempt and records its outcome; null where the process stopped in the middle. */
async function attempt(
  context: MailerContext,
  leased: LeasedMail,
  deliver: () => Promise<void>,
  aborted: AbortSignal,
): Promise<keyof DeliveryCounts | null> {
  const { store, log } = context
  const { mail } = leased
  try {
    await deliver()
  } catch (error) {
    if (!aborted.aborted) return recordFailure(context, leased, error)
    await endLease(store.write, mail, { attempts: mail.attempts - 1, last_error: 'The process stopped' })
    return null
  }
  await noteSent(context, mail, aborted)
  log.info(toLogFields(leased), 'mail sent')
  return 'sent'
}

/** Notes that a mail was sent, once the database takes it: what is not noted is sent again when its lease has ended. */
async function noteSent(
  { store, now }: MailerContext,
  mail: LeasedMail['mail'],
  aborted: AbortSignal,
): Promise<void> {
  for (;;)
    try {
      return await markSent(store.write, mail, now())
    } catch (error) {
      if (store.problemOf(error) === null || aborted.aborted) throw error
      await sleep(NOTED_AFTER, undefined, { signal: aborted })
    }
}

/** What each line about a mail tells of it: with the request that caused it, and those of the mails joined to it. */
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
  { store, now, log }: MailerContext,
  leased: LeasedMail,
  error: unknown,
): Promise<'postponed' | 'givenUp'> {
  const { mail } = leased
  const isExpected = error instanceof DeliveryError
  const reason = isExpected ? error.message : 'Unknown failure'
  const delay = isExpected && error.isFinal ? undefined : RETRY_DELAYS[mail.attempts - 1]
  // Only an unexpected error is logged with its stack: a server's own words may hold addresses.
  const fields = {
    ...toLogFields(leased),
    reason,
    ...(isExpected ? {} : { err: error }),
  }
  if (delay === undefined) {
    await endLease(store.write, mail, { given_up_at: now(), next_try_at: null, last_error: reason })
    log.error(fields, 'mail given up')
    return 'givenUp'
  }
  const splitDigest = mail.attempts >= DIGEST_ATTEMPTS ? { joined_to: null } : {}
  await endLease(store.write, mail, { next_try_at: now() + delay, last_error: reason, ...splitDigest })
  log.warn({ ...fields, waits: delay }, 'mail postponed')
  return 'postponed'
}
