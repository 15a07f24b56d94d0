import { HOUR } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { getBudget, getNextSendTime, type RecipientTrustLookup } from '../budget/budget.ts'
import type { Lane } from './lanes.ts'
import { canLeadDigest, findJoinable, joinMails, leaseJoinedMails } from './digest.repository.ts'
import { selectFitting } from '../rendering/digest.ts'
import {
  findBlockingMail,
  findFirstMailTo,
  postponeMails,
  leaseMail,
  findDueMail,
  type Candidates,
  type Lease,
} from './lease.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Longer than an attempt may take, so that two workers never send the same mail at the same time. */
export const MAIL_LEASE_DURATION = HOUR / 20

export interface MailerContext extends Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'> {
  readonly getRecipientTrust: RecipientTrustLookup
  /** Multiplies every budget; 1 by default. */
  readonly budgetScale?: number
  /** Whether requests wait for this process: then it sends urgent mail, and of the rest one a second. */
  readonly isLate?: () => boolean
}

/** Changes which mails a process leases; nothing by default. */
type LeaseOptions = Partial<Pick<Candidates, 'except' | 'takesOver'>>

/** A mail that a worker has leased, and those that go with it as one digest. */
export interface LeasedMail {
  readonly mail: OutboxRow
  readonly joined: readonly OutboxRow[]
}

/**
 * Leases the most urgent due mail of these lanes: no other worker sends it before the lease ends. Postponed mails to the
 * same address join it as one digest. `skipped`: a mail is due, but its recipient's budget is exhausted or another worker
 * has leased it; null: nothing is due. If nothing is due it only reads, without the write lock.
 */
export async function leaseNextMail(
  { store, now, randomBytes, log, getRecipientTrust, budgetScale = 1 }: MailerContext,
  lanes: readonly Lane[],
  { except = [], takesOver = true }: LeaseOptions = {},
): Promise<LeasedMail | 'skipped' | null> {
  const at = now()
  const candidates = { now: at, except, takesOver }
  const mail = await findNextMail(store.read, lanes, candidates)
  if (!mail) return null
  const trust = await getRecipientTrust(mail.to_address)
  const budget = getBudget(trust, mail.share, budgetScale)
  const until = await getNextSendTime(budget, (limit) => findBlockingMail(store.read, mail, limit, at), at)
  if (until > at) {
    await postponeMails(store.write, mail, candidates, until)
    log.info({ mail: mail.id, waits: until - at }, 'mails wait: their recipient has had enough for now')
    return 'skipped'
  }
  const owner = randomBytes(8).toString('hex')
  const lease = { ...candidates, owner, until: at + MAIL_LEASE_DURATION }
  const leased = await store.write.transaction().execute(async (trx) => {
    const row = await leaseMail(trx, mail, budget, lease)
    return row && { mail: row, joined: await joinDigest(trx, row, lease) }
  })
  return leased ?? 'skipped'
}

/**
 * Returns the mails of a digest. They are chosen at its first attempt and never change, so that a repeated delivery has the
 * same content.
 */
async function joinDigest(trx: Transaction<Database>, mail: OutboxRow, lease: Lease): Promise<OutboxRow[]> {
  const joined = await leaseJoinedMails(trx, mail, lease)
  if (joined.length > 0 || !canLeadDigest(mail)) return joined
  const joinable = selectFitting(mail, await findJoinable(trx, mail, lease.now))
  if (joinable.length === 0) return []
  const ids = joinable.map(({ id }) => id)
  await joinMails(trx, mail.id, ids)
  return leaseJoinedMails(trx, mail, lease)
}

async function findNextMail(db: Kysely<Database>, lanes: readonly Lane[], candidates: Candidates) {
  for (const lane of lanes) {
    const mail = await findDueMail(db, lane, candidates)
    if (mail) return (await findFirstMailTo(db, mail.recipient_key, lanes, candidates)) ?? mail
  }
  return undefined
}
