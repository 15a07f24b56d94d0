import { HOUR } from '@portal/domain/shared'
import { LANES } from './lane.ts'
import { settleLease, settleSent } from './outbox.repository.ts'
import { mailOf } from './taken-up.ts'
import { takeUp, type TakenUp, type TakeUpContext } from './take-up.service.ts'
import { DeliveryError, type Transport } from './transport.ts'

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

/** Attempts of several mails as one; after these each goes alone, should a server refuse them for one among them. */
const TOGETHER = 3

/** Mails under way at a time: a recipient whose server hangs doesn't hold up the others. */
const AT_ONCE = 4
/** Of these at most so many of the last lane: thousands of letters leave room for a mail that somebody waits for. */
const BULK_AT_ONCE = 3

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
  /** Sends what is due, as far as it has workers free; ends when nothing more is due. */
  send(): Promise<Pass>
  /** Takes up no more; what is under way ends within seconds, sent or back in the outbox. */
  stop(): Promise<void>
}

/**
 * A worker of the outbox. It may die at any line, and others may run beside it. Nobody gets more mails than the budget
 * of their standing allows; what is beyond waits.
 */
export function openMailer(context: TakeUpContext, transport: Transport, bounds = BOUNDS): Mailer {
  const workers = new Set<Promise<void>>()
  const [stopping, cut] = [new AbortController(), new AbortController()]
  const holdBulk = boundBulk()

  /** Sends the next mail; answers whether there was one to look at. */
  async function sendNext(pass: Pass): Promise<boolean> {
    const letGoOfBulk = holdBulk()
    try {
      const taken = await takeUp(context, letGoOfBulk ? LANES : BEFORE_BULK)
      if (taken === null || taken === 'next') return taken === 'next'
      if (taken.mail.lane !== 'bulk') letGoOfBulk?.()
      const inTime = AbortSignal.any([cut.signal, AbortSignal.timeout(bounds.attempt)])
      const outcome = await attempt(context, taken, () => transport(mailOf(taken), inTime), cut.signal)
      if (outcome !== null) pass[outcome] += 1 + taken.joined.length
      return true
    } finally {
      letGoOfBulk?.()
    }
  }

  async function run(pass: Pass): Promise<void> {
    while (!stopping.signal.aborted && (await sendNext(pass)));
  }

  function open(pass: Pass): Promise<void> {
    const worker = run(pass).finally(() => workers.delete(worker))
    workers.add(worker)
    return worker
  }

  return {
    async send() {
      const pass: Pass = { sent: 0, postponed: 0, givenUp: 0 }
      const free = Array.from({ length: AT_ONCE - workers.size }, () => open(pass))
      const ended = await Promise.allSettled(free)
      for (const worker of ended) if (worker.status === 'rejected') throw worker.reason
      return pass
    },
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => cut.abort(), bounds.stop)
      await Promise.allSettled(workers)
      clearTimeout(timer)
    },
  }
}

const BEFORE_BULK = LANES.filter((lane) => lane !== 'bulk')

/** Holds one of the places for bulk mail; null where all are held. Letting go twice is letting go. */
function boundBulk(): () => (() => void) | null {
  let held = 0
  return () => {
    if (held >= BULK_AT_ONCE) return null
    held += 1
    let isHeld = true
    return () => {
      if (isHeld) held -= 1
      isHeld = false
    }
  }
}

/** Tries what was taken up once and notes what came of it; null where the process stopped in the middle. */
async function attempt(
  context: TakeUpContext,
  taken: TakenUp,
  deliver: () => Promise<void>,
  cut: AbortSignal,
): Promise<keyof Pass | null> {
  const { store, now, log } = context
  const { mail, joined } = taken
  try {
    await deliver()
  } catch (error) {
    if (!cut.aborted) return fail(context, taken, error)
    await settleLease(store.write, mail, { attempts: mail.attempts - 1, last_error: 'The process stopped' })
    return null
  }
  await settleSent(store.write, mail, now())
  log.info({ mail: mail.id, attempt: mail.attempts, joined: joined.length }, 'mail sent')
  return 'sent'
}

async function fail(
  { store, now, log }: TakeUpContext,
  { mail, joined }: TakenUp,
  error: unknown,
): Promise<'postponed' | 'givenUp'> {
  const known = error instanceof DeliveryError
  const reason = known ? error.message : 'Unknown failure'
  const wait = known && error.isFinal ? undefined : WAITS[mail.attempts - 1]
  // What nobody foresaw keeps its stack; what a server said holds addresses.
  const about = {
    mail: mail.id,
    attempt: mail.attempts,
    joined: joined.length,
    reason,
    ...(known ? {} : { err: error }),
  }
  if (wait === undefined) {
    await settleLease(store.write, mail, { given_up_at: now(), next_try_at: null, last_error: reason })
    log.error(about, 'mail given up')
    return 'givenUp'
  }
  const parting = mail.attempts >= TOGETHER ? { joined_to: null } : {}
  await settleLease(store.write, mail, { next_try_at: now() + wait, last_error: reason, ...parting })
  log.warn({ ...about, waits: wait }, 'mail postponed')
  return 'postponed'
}
