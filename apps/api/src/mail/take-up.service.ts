import { HOUR } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { limitsOf, LOOKS_BACK, MOST_IN_A_BUDGET, nextMailAt, type StandingOf } from './budget.ts'
import type { Lane } from './lane.ts'
import { leaseMail, mailsGot, nextMail, postponeMails } from './outbox.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** Longer than an attempt may take, so that no two workers ever send the same mail at once. */
export const LEASE = HOUR / 20

export interface TakeUpContext extends Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'> {
  readonly standingOf: StandingOf
  /** Multiplies every budget; 1 unless given. */
  readonly budgetScale?: number
}

/**
 * Takes up the most urgent mail that is due in these lanes, for this worker alone until its lease ends. `next`: there
 * was one, but it is not for now, since its recipient has had as many as they get or another worker took it; null:
 * nothing is due. An idle worker only reads, and never takes the lock.
 */
export async function takeUp(
  { store, now, randomBytes, log, standingOf, budgetScale = 1 }: TakeUpContext,
  lanes: readonly Lane[],
): Promise<OutboxRow | 'next' | null> {
  const at = now()
  const mail = await firstOf(store.read, lanes, at)
  if (!mail) return null
  const standing = await standingOf(mail.to_address)
  const limits = limitsOf(standing, budgetScale)
  const most = Math.max(MOST_IN_A_BUDGET, ...limits.map((limit) => limit.most))
  const lookback = { since: at - LOOKS_BACK, now: at, most }
  const until = nextMailAt(limits, await mailsGot(store.read, mail.recipient_key, lookback), at)
  if (until > at) {
    await postponeMails(store.write, mail, { now: at, until })
    log.info({ mail: mail.id, waits: until - at }, 'mails wait: their recipient has had enough for now')
    return 'next'
  }
  const owner = randomBytes(8).toString('hex')
  const lease = { owner, now: at, until: at + LEASE }
  return (await leaseMail(store.write, mail, limits, lease)) ?? 'next'
}

async function firstOf(db: Kysely<Database>, lanes: readonly Lane[], now: number) {
  for (const lane of lanes) {
    const mail = await nextMail(db, lane, now)
    if (mail) return mail
  }
  return undefined
}
