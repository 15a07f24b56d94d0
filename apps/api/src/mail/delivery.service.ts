import { HOUR } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { isMailDue, leaseMail, settleLease } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.table.ts'
import { DeliveryError, type Mail, type MailHeaders, type Transport } from './transport.ts'

const MINUTE = HOUR / 60

/** How long a mail waits after each attempt that failed: about three days together, then it is given up. */
export const WAITS: readonly number[] = [
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

/** Longer than an attempt may take, so that no two workers ever send the same mail at once. */
export const LEASE = 3 * MINUTE
/** Mails under way at a time: a recipient whose server hangs doesn't hold up the others. */
const LANES = 4

/** How long one attempt may take, and how long mails under way may go on once the process stops; milliseconds. */
interface Bounds {
  readonly attempt: number
  readonly stop: number
}

const BOUNDS: Bounds = { attempt: MINUTE, stop: 5_000 }

/** What came of a pass: mails sent, to be tried again later, and given up. */
export interface Pass {
  sent: number
  postponed: number
  givenUp: number
}

/** Sends the mails of the outbox. */
export interface Mailer {
  /** Sends what is due, as far as it has lanes free; ends when nothing more is due. */
  send(): Promise<Pass>
  /** Takes up no more; what is under way ends within seconds, sent or back in the outbox. */
  stop(): Promise<void>
}

type MailerContext = Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'>

/** A worker of the outbox. It may die at any line, and others may run beside it. */
export function openMailer(context: MailerContext, transport: Transport, bounds = BOUNDS): Mailer {
  const { store, now, randomBytes } = context
  const lanes = new Set<Promise<void>>()
  const [stopping, cut] = [new AbortController(), new AbortController()]

  async function run(pass: Pass): Promise<void> {
    while (!stopping.signal.aborted && (await isMailDue(store.read, now()))) {
      const owner = randomBytes(8).toString('hex')
      const row = await leaseMail(store.write, { owner, now: now(), until: now() + LEASE })
      if (!row) return
      const inTime = AbortSignal.any([cut.signal, AbortSignal.timeout(bounds.attempt)])
      const outcome = await attempt(context, row, () => transport(mailOf(row), inTime), cut.signal)
      if (outcome !== null) pass[outcome] += 1
    }
  }

  function open(pass: Pass): Promise<void> {
    const lane = run(pass).finally(() => lanes.delete(lane))
    lanes.add(lane)
    return lane
  }

  return {
    async send() {
      const pass: Pass = { sent: 0, postponed: 0, givenUp: 0 }
      const free = Array.from({ length: LANES - lanes.size }, () => open(pass))
      const ended = await Promise.allSettled(free)
      for (const lane of ended) if (lane.status === 'rejected') throw lane.reason
      return pass
    },
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => cut.abort(), bounds.stop)
      await Promise.allSettled(lanes)
      clearTimeout(timer)
    },
  }
}

/** Tries a leased mail once and notes what came of it; null where the process stopped in the middle. */
async function attempt(
  context: MailerContext,
  row: OutboxRow,
  deliver: () => Promise<void>,
  cut: AbortSignal,
): Promise<keyof Pass | null> {
  const { store, now, log } = context
  try {
    await deliver()
  } catch (error) {
    if (!cut.aborted) return fail(context, row, error)
    await settleLease(store.write, row, { attempts: row.attempts - 1 })
    return null
  }
  const sent = { sent_at: now(), next_try_at: null, last_error: null }
  await settleLease(store.write, row, row.holds_token ? { ...sent, ...EMPTIED } : sent)
  log.info({ mail: row.id, attempt: row.attempts }, 'mail sent')
  return 'sent'
}

/** What a copy of the database no longer tells of a mail that held a token. */
const EMPTIED = { text: '', html: '', headers: '{}' }

async function fail(
  { store, now, log }: MailerContext,
  row: OutboxRow,
  error: unknown,
): Promise<'postponed' | 'givenUp'> {
  const known = error instanceof DeliveryError
  const reason = known ? error.message : 'Unknown failure'
  const wait = known && error.isFinal ? undefined : WAITS[row.attempts - 1]
  // What nobody foresaw keeps its stack; what a server said holds addresses.
  const about = { mail: row.id, attempt: row.attempts, reason, ...(known ? {} : { err: error }) }
  if (wait === undefined) {
    await settleLease(store.write, row, { given_up_at: now(), next_try_at: null, last_error: reason })
    log.error(about, 'mail given up')
    return 'givenUp'
  }
  await settleLease(store.write, row, { next_try_at: now() + wait, last_error: reason })
  log.warn({ ...about, waits: wait }, 'mail postponed')
  return 'postponed'
}

const mailOf = (row: OutboxRow): Mail => ({
  messageId: row.message_id,
  date: new Date(row.created_at),
  to: { name: row.to_name, address: row.to_address },
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as MailHeaders,
})
