import { DAY, HOUR } from '@portal/domain/shared'

/** What counts for a limit, of the mails that a mailbox got. */
export interface Scope {
  /** Of which share: `account` those by which somebody proves that an account's address is theirs, `other` the rest. */
  readonly share: Share | 'any'
  /** Whether only mails to the very same address count, rather than all spellings of its mailbox. */
  readonly sameAddress: boolean
}

export type Share = 'account' | 'other'

/** A number of mails in a span of time. */
export interface Limit {
  readonly most: number
  readonly within: number
  readonly counts: Scope
}

/** Limits that hold together. */
export type Limits = readonly Limit[]

/** Ways to be allowed a mail: one that allows it is enough. */
export type Ways = readonly Limits[]

/** What has to allow a mail, all of it. */
export type Budget = readonly Ways[]

const any: Scope = { share: 'any', sameAddress: false }
const other: Scope = { share: 'other', sameAddress: false }
const account: Scope = { share: 'account', sameAddress: false }
const here = (scope: Scope): Scope => ({ ...scope, sameAddress: true })

/**
 * What makes up the rest of a day's number: what waits goes, as one mail, once so long a time has passed without any,
 * which bounds how long anybody's flood delays a mail.
 */
const RESERVE: Limits = [{ most: 1, within: 3 * HOUR, counts: any }]

/**
 * The mailbox as a whole: 10 mails an hour and 30 a day, whatever they are about and however its address is spelt. Of
 * these 3 an hour and 6 a day are for mails about an account's address, which no other mails use up.
 */
const MAILBOX: Record<Share, Ways> = {
  other: [
    [
      { most: 7, within: HOUR, counts: any },
      { most: 16, within: DAY, counts: any },
    ],
    RESERVE,
  ],
  account: [
    [
      { most: 3, within: HOUR, counts: account },
      { most: 6, within: DAY, counts: account },
    ],
    RESERVE,
  ],
}

/**
 * How many mails a recipient gets, by their standing and by the share that a mail is of. Several that go as one count as
 * one. What is beyond waits in the outbox.
 * - `usual`: anybody
 * - `unconfirmed`: an account's address that nobody has confirmed, so that it may be a stranger's; 6 a day to exactly
 *   that address, since mails to others of the mailbox say nothing about the account
 * - `own`: the portal's own mailbox, where all messages arrive
 *
 * Which standing an address has is asked at each mail (`StandingOf`), so that a change holds for what waits too.
 */
const BUDGETS = {
  usual: { other: [MAILBOX.other], account: [MAILBOX.account] },
  unconfirmed: {
    other: [MAILBOX.other, [[{ most: 3, within: DAY, counts: here(other) }]]],
    account: [MAILBOX.account, [[{ most: 3, within: DAY, counts: here(account) }]]],
  },
  own: { other: [], account: [] },
} as const satisfies Record<string, Record<Share, Budget>>

export type Standing = keyof typeof BUDGETS

/** Answers the standing of an address as it is written in a mail. */
export type StandingOf = (address: string) => Promise<Standing> | Standing

/** The budget of a standing. `scale` multiplies it as it does every limit, for load and acceptance runs. */
export const budgetOf = (standing: Standing, share: Share, scale = 1): Budget =>
  BUDGETS[standing][share].map((ways) =>
    ways.map((limits) =>
      limits.map((limit) => ({ ...limit, most: Math.max(1, Math.round(limit.most * scale)) })),
    ),
  )

/** When the mail went that has to be out of a limit's span before another one fits into it; undefined if there is none. */
export type BlockingMail = (limit: Limit) => Promise<number | undefined>

/** When a recipient may get a mail: now or an instant to come. */
export async function nextMailAt(budget: Budget, blockingMail: BlockingMail, now: number): Promise<number> {
  const allowedAt = async (limits: Limits) => {
    const freed = limits.map(async (limit) => {
      const blocking = await blockingMail(limit)
      return blocking === undefined ? now : blocking + limit.within
    })
    return Math.max(now, ...(await Promise.all(freed)))
  }
  const ways = budget.map(async (each) => Math.min(...(await Promise.all(each.map(allowedAt)))))
  return Math.max(now, ...(await Promise.all(ways)))
}
