import { Mutex } from 'async-mutex'
import { MINUTE, SECOND } from '@portal/domain/shared'
import { LANES, type Lane } from './lanes.ts'
import { toMail } from './to-mail.ts'
import { leaseNextMail, type LeasedMail, type MailerContext } from './lease.service.ts'
import { createOutcomes, type Outcome } from './outcome.service.ts'
import type { Transport } from '../transports/transport.ts'

/** Mails sent at the same time: a recipient whose server hangs doesn't hold up the others. */
const WORKERS = 4
/** Of these, how many may send bulk mail: thousands of newsletters leave a worker for a mail that somebody waits for. */
const BULK_WORKERS = 3

/** How often a mail goes that nobody waits for while people wait for the process, so that it goes some day; milliseconds. */
const LOW_PRIORITY_INTERVAL = SECOND

/** How long one attempt may take, and how long attempts may go on once the process stops; milliseconds. */
interface Timeouts {
  readonly attempt: number
  readonly stop: number
}

/**
 * For how long a process leaves leases alone that ran out, once the database has refused it something. It was away for
 * others, too, and whoever sent the mail meanwhile notes that first: within half a second of when the database is back, or
 * five where it waits for a connection.
 */
export const LEASE_TAKEOVER_DELAY = 15 * SECOND

const DEFAULT_TIMEOUTS: Timeouts = { attempt: MINUTE, stop: 5_000 }

/** How many mails were sent, postponed and given up in one run. */
export type DeliveryCounts = Record<Outcome, number>

/** Sends the mails of the outbox. */
export interface Mailer {
  /** Sends what is due with the workers that are free; ends when nothing more is due. */
  send(): Promise<DeliveryCounts>
  /** Leases no more mails; attempts under way end within seconds, as sent or back in the outbox. */
  stop(): Promise<void>
}

/**
 * Sends the outbox with several workers. The process may die at any line, and other processes may send beside it.
 * Nobody gets more mails than the budget of their trust allows; the rest waits.
 */
export function createMailer(
  context: MailerContext,
  transport: Transport,
  timeouts = DEFAULT_TIMEOUTS,
): Mailer {
  const workers = new Set<Promise<void>>()
  const [stopping, aborting] = [new AbortController(), new AbortController()]
  const acquireBulkSlot = createBulkSlots()
  /** Workers that looked at the same time would find the same mail, and all but one would have looked in vain. */
  const looking = new Mutex()
  /** How often somebody has asked to send. */
  let asked = 0
  let leisurelyAt = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  const noteRefusal = () => {
    refusedAt = context.now()
  }
  /** Whether so much time has passed, or the clock was set back. */
  const hasPassed = (span: number, since: number) => Math.abs(context.now() - since) >= span
  const outcomes = createOutcomes(context, { aborted: aborting.signal, noteRefusal })

  async function leaseNext(lanes: readonly Lane[]): Promise<LeasedMail | 'skipped' | null> {
    const takesOver = hasPassed(LEASE_TAKEOVER_DELAY, refusedAt)
    try {
      return await leaseNextMail(context, lanes, { except: [...outcomes.underWay], takesOver })
    } catch (error) {
      if (context.store.problemOf(error) !== null) noteRefusal()
      throw error
    }
  }

  function chooseLanes(mayBeBulk: boolean): readonly Lane[] {
    if (context.isLate?.()) {
      if (!hasPassed(LOW_PRIORITY_INTERVAL, leisurelyAt)) return URGENT_LANES
      leisurelyAt = context.now()
    }
    return mayBeBulk ? LANES : LANES_BEFORE_BULK
  }

  /** Sends the next mail; returns whether there may be another one. */
  async function sendNext(counts: DeliveryCounts): Promise<boolean> {
    const releaseBulkSlot = acquireBulkSlot()
    try {
      const leased = await looking.runExclusive(() => leaseNext(chooseLanes(releaseBulkSlot !== null)))
      if (leased === null || leased === 'skipped') return leased === 'skipped'
      if (leased.mail.lane !== 'bulk') releaseBulkSlot?.()
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(timeouts.attempt)])
      const outcome = await outcomes.ofAttempt(leased, () => transport(toMail(leased), signal))
      if (outcome !== null) counts[outcome] += 1 + leased.joined.length
      return true
    } finally {
      releaseBulkSlot?.()
    }
  }

  /** Sends until nothing is due. Who asks while a worker looks may have written a mail that it has not seen: it looks again. */
  async function sendAll(counts: DeliveryCounts): Promise<void> {
    let heard: number
    do {
      heard = asked
      while (!stopping.signal.aborted && (await sendNext(counts)));
    } while (heard !== asked && !stopping.signal.aborted)
  }

  function startWorker(counts: DeliveryCounts): Promise<void> {
    async function run() {
      try {
        await sendAll(counts)
      } finally {
        // In the same step as its last look: from here on, who asks finds it gone and starts another one.
        workers.delete(worker)
      }
    }
    const worker = run()
    workers.add(worker)
    return worker
  }

  return {
    async send() {
      asked += 1
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

const URGENT_LANES: readonly Lane[] = ['security']
const LANES_BEFORE_BULK = LANES.filter((lane) => lane !== 'bulk')

/** A function that acquires one of the slots for bulk mail: it returns how to release it, or null where all are taken. */
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
