import { HOUR } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { budgetOf, nextMailAt, type StandingOf } from './budget.ts'
import type { Lane } from './lane.ts'
import { canLead, findJoinable, joinMails, leaseJoined } from './digest.repository.ts'
import { fittingWith } from './digest.ts'
import {
  findBlockingMail,
  firstMailTo,
  holdBackMails,
  leaseMail,
  nextMail,
  type Lease,
} from './outbox.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Longer than an attempt may take, so that no two workers ever send the same mail at once. */
export const LEASE = HOUR / 20

export interface TakeUpContext extends Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'> {
  readonly standingOf: StandingOf
  /** Multiplies every budget; 1 unless given. */
  readonly budgetScale?: number
}

/** A mail that a worker took up, and those that go with it as one. */
export interface TakenUp {
  readonly mail: OutboxRow
  readonly joined: readonly OutboxRow[]
}

/**
 * Takes up the most urgent mail that is due in these lanes, for this worker alone until its lease ends. `next`: there
 * was one, but it is not for now, since its recipient has had as many as they get or another worker took it; null:
 * nothing is due. What was held back for the same address goes with it, as one mail. An idle worker only reads, and
 * never takes the lock.
 */
export async function takeUp(
  { store, now, randomBytes, log, standingOf, budgetScale = 1 }: TakeUpContext,
  lanes: readonly Lane[],
): Promise<TakenUp | 'next' | null> {
  const at = now()
  const mail = await firstOf(store.read, lanes, at)
  if (!mail) return null
  const standing = await standingOf(mail.to_address)
  const budget = budgetOf(standing, mail.share, budgetScale)
  const until = await nextMailAt(budget, (limit) => findBlockingMail(store.read, mail, limit, at), at)
  if (until > at) {
    await holdBackMails(store.write, mail, { now: at, until })
    log.info({ mail: mail.id, waits: until - at }, 'mails wait: their recipient has had enough for now')
    return 'next'
  }
  const owner = randomBytes(8).toString('hex')
  const lease = { owner, now: at, until: at + LEASE }
  const taken = await store.write.transaction().execute(async (trx) => {
    const leased = await leaseMail(trx, mail, budget, lease)
    return leased && { mail: leased, joined: await joinedTo(trx, leased, lease) }
  })
  return taken ?? 'next'
}

/**
 * The mails that go with one. Which ones they are is settled at its first attempt, for good: whoever gets the mail twice
 * gets the same one.
 */
async function joinedTo(trx: Transaction<Database>, mail: OutboxRow, lease: Lease): Promise<OutboxRow[]> {
  const joined = await leaseJoined(trx, mail, lease)
  if (joined.length > 0 || !canLead(mail)) return joined
  const fitting = fittingWith(mail, await findJoinable(trx, mail, lease.now))
  if (fitting.length === 0) return []
  const ids = fitting.map(({ id }) => id)
  await joinMails(trx, mail.id, ids)
  return leaseJoined(trx, mail, lease)
}

async function firstOf(db: Kysely<Database>, lanes: readonly Lane[], now: number) {
  for (const lane of lanes) {
    const mail = await nextMail(db, lane, now)
    if (mail) return (await firstMailTo(db, mail.recipient_key, lanes, now)) ?? mail
  }
  return undefined
}
