import { Mutex } from 'async-mutex'
import { MINUTE, SECOND } from '@portal/domain/shared'
import { LANES, type Lane } from './lanes.ts'
import { leaseNextMail, type LeasedMail, type MailerContext } from './lease.service.ts'
import { createOutcomes, type Outcome } from './outcome.service.ts'
import type { Transport, Mail, MailHeaders } from '../transports/transport.ts'
import { renderDigest } from '../rendering/digest.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Concurrent mails: a recipient whose server hangs doesn't delay the others. */
const WORKERS = 4
/** Workers that may send bulk mail: newsletters leave one for urgent mail. */
const BULK_WORKERS = 3

/** The interval between low-priority mails while requests wait for the process; milliseconds. */
const LOW_PRIORITY_INTERVAL = SECOND

/** How long one attempt may take, and how long attempts may continue once the process stops; milliseconds. */
interface Timeouts {
  readonly attempt: number
  readonly stop: number
}

/**
 * How long a process leaves expired leases alone once the database has refused it a write. Other processes were affected
 * too, and the one that sent the mail records it first: within half a second of the database's return, or five if it waits
 * for a connection.
 */
export const LEASE_TAKEOVER_DELAY = 15 * SECOND

const DEFAULT_TIMEOUTS: Timeouts = { attempt: MINUTE, stop: 5_000 }

/** The numbers of mails sent, postponed and given up in one run. */
export type DeliveryCounts = Record<Outcome, number>

/** Sends the mails of the outbox. */
export interface Mailer {
  /** Sends due mails with the free workers; ends when nothing more is due. */
  send(): Promise<DeliveryCounts>
  /** Leases no more mails; running attempts end within seconds, as sent or back in the outbox. */
  stop(): Promise<void>
}

/**
 * Creates a mailer with several workers. The process may die at any line, and other processes may send at the same time.
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
  /** Workers that search at the same time would find the same mail, which only one can lease. */
  const searchMutex = new Mutex()
  /** The number of calls of `send`. */
  let sendCalls = 0
  let lowPrioritySentAt = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  const recordRefusal = () => {
    refusedAt = context.now()
  }
  /** Whether a span has passed, or the clock was set back. */
  const hasPassed = (span: number, since: number) => Math.abs(context.now() - since) >= span
  const outcomes = createOutcomes(context, { aborted: aborting.signal, recordRefusal })

  async function leaseNext(lanes: readonly Lane[]): Promise<LeasedMail | 'skipped' | null> {
    const takesOver = hasPassed(LEASE_TAKEOVER_DELAY, refusedAt)
    try {
      return await leaseNextMail(context, lanes, { except: [...outcomes.inProgress], takesOver })
    } catch (error) {
      if (context.store.toProblem(error) !== null) recordRefusal()
      throw error
    }
  }

  function chooseLanes(mayBeBulk: boolean): readonly Lane[] {
    if (context.isLate?.()) {
      if (!hasPassed(LOW_PRIORITY_INTERVAL, lowPrioritySentAt)) return URGENT_LANES
      lowPrioritySentAt = context.now()
    }
    return mayBeBulk ? LANES : LANES_BEFORE_BULK
  }

  /** Sends the next mail; returns whether there may be another one. */
  async function sendNext(counts: DeliveryCounts): Promise<boolean> {
    const releaseBulkSlot = acquireBulkSlot()
    try {
      const leased = await searchMutex.runExclusive(() => leaseNext(chooseLanes(releaseBulkSlot !== null)))
      if (leased === null || leased === 'skipped') return leased === 'skipped'
      if (leased.mail.lane !== 'bulk') releaseBulkSlot?.()
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(timeouts.attempt)])
      const outcome = await outcomes.runAttempt(leased, () => transport(toMail(leased), signal))
      if (outcome !== null) counts[outcome] += 1 + leased.joined.length
      return true
    } finally {
      releaseBulkSlot?.()
    }
  }

  /**
   * Sends until nothing is due. A call of `send` during a search may follow a new mail that the search missed, so the
   * worker searches again.
   */
  async function sendAll(counts: DeliveryCounts): Promise<void> {
    let handledCalls: number
    do {
      handledCalls = sendCalls
      while (!stopping.signal.aborted && (await sendNext(counts)));
    } while (handledCalls !== sendCalls && !stopping.signal.aborted)
  }

  function startWorker(counts: DeliveryCounts): Promise<void> {
    async function run() {
      try {
        await sendAll(counts)
      } finally {
        // In the same turn as its last search: a later call of `send` starts a new worker.
        workers.delete(worker)
      }
    }
    const worker = run()
    workers.add(worker)
    return worker
  }

  return {
    async send() {
      sendCalls += 1
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

/**
 * Creates a function that acquires one of the slots for bulk mail: it returns the release function, or null if all are
 * taken.
 */
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

/** Creates the mail for a transport: a single one, or the digest of joined ones. */
function toMail({ mail, joined }: LeasedMail): Mail {
  if (joined.length === 0) return toSingleMail(mail)
  const rows = [mail, ...joined].toSorted((a, b) => a.id - b.id)
  return {
    ...toSingleMail(mail),
    ...renderDigest(rows),
    // Not the id of the first mail, which may have been sent alone before.
    messageId: mail.message_id.replace('<', '<digest-'),
    date: new Date(Math.max(...rows.map(({ created_at }) => created_at))),
    // Each form may have been sent with another name.
    to: {
      name: rows.every(({ to_name }) => to_name === mail.to_name) ? mail.to_name : '',
      address: mail.to_address,
    },
  }
}

const toSingleMail = (row: OutboxRow): Mail => ({
  messageId: row.message_id,
  date: new Date(row.created_at),
  to: { name: row.to_name, address: row.to_address },
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as MailHeaders,
})
