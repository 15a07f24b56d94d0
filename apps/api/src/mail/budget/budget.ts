import { DAY, HOUR } from '@portal/domain/shared'

/** The mails of a mailbox that a limit counts. */
export interface Scope {
  readonly share: Share | 'any'
  /** Whether to count only mails to exactly the same address, rather than to all spellings of its mailbox. */
  readonly sameAddress: boolean
}

/** A part of a budget: `account` for mails that prove an account's address, `other` for all others. */
export type Share = 'account' | 'other'

/** A maximum of mails within a time in milliseconds. */
export interface Limit {
  readonly max: number
  readonly within: number
  readonly counts: Scope
}

/** Limits that must all allow a mail. */
export type LimitSet = readonly Limit[]

/** Sets of limits, one of which must allow a mail. */
export type Alternatives = readonly LimitSet[]

/** Alternatives that must all allow a mail. */
export type Budget = readonly Alternatives[]

const any: Scope = { share: 'any', sameAddress: false }
const other: Scope = { share: 'other', sameAddress: false }
const account: Scope = { share: 'account', sameAddress: false }
const toSameAddress = (scope: Scope): Scope => ({ ...scope, sameAddress: true })

/**
 * The day's reserve: after three hours without a mail, all waiting mails go as one. This bounds how long a flood from
 * anybody can delay a mail.
 */
const RESERVE: LimitSet = [{ max: 1, within: 3 * HOUR, counts: any }]

/**
 * A mailbox gets 10 mails an hour and 30 a day, for any purpose and any spelling of its address. Of these, 3 an hour and 6
 * a day are reserved for mails that prove an account's address.
 */
const MAILBOX: Record<Share, Alternatives> = {
  other: [
    [
      { max: 7, within: HOUR, counts: any },
      { max: 16, within: DAY, counts: any },
    ],
    RESERVE,
  ],
  account: [
    [
      { max: 3, within: HOUR, counts: account },
      { max: 6, within: DAY, counts: account },
    ],
    RESERVE,
  ],
}

/**
 * How many mails a recipient gets, by their trust and by the mail's share. A digest counts as one. What exceeds the
 * budget waits in the outbox.
 * - `usual`: anybody
 * - `unconfirmed`: an account's address that nobody has confirmed and that may be a stranger's; 6 a day to exactly that
 *   address, since mails to other spellings of the mailbox say nothing about the account
 * - `own`: the portal's own mailbox, where all messages arrive: no limit
 *
 * The trust is looked up when a mail is to be sent (`RecipientTrustLookup`), so that a change also holds for what waits.
 */
const BUDGETS = {
  usual: { other: [MAILBOX.other], account: [MAILBOX.account] },
  unconfirmed: {
    other: [MAILBOX.other, [[{ max: 3, within: DAY, counts: toSameAddress(other) }]]],
    account: [MAILBOX.account, [[{ max: 3, within: DAY, counts: toSameAddress(account) }]]],
  },
  own: { other: [], account: [] },
} as const satisfies Record<string, Record<Share, Budget>>

export type RecipientTrust = keyof typeof BUDGETS

/** Looks up the trust in a recipient's address. */
export type RecipientTrustLookup = (address: string) => Promise<RecipientTrust> | RecipientTrust

/** Returns the budget of a trust level. `scale` multiplies it, as it does every limit, for load and acceptance tests. */
export const getBudget = (trust: RecipientTrust, share: Share, scale = 1): Budget =>
  BUDGETS[trust][share].map((alternatives) =>
    alternatives.map((limits) =>
      limits.map((limit) => ({ ...limit, max: Math.max(1, Math.round(limit.max * scale)) })),
    ),
  )

/** Finds when the mail that exhausts a limit was sent; undefined if the limit allows another one. */
export type FindBlockingMail = (limit: Limit) => Promise<number | undefined>

/** Returns the earliest time at which a budget allows the next mail. */
export async function getNextSendTime(
  budget: Budget,
  findBlockingMail: FindBlockingMail,
  now: number,
): Promise<number> {
  const getAllowedTime = async (limits: LimitSet) => {
    const times = limits.map(async (limit) => {
      const sentAt = await findBlockingMail(limit)
      return sentAt === undefined ? now : sentAt + limit.within
    })
    return Math.max(now, ...(await Promise.all(times)))
  }
  const times = budget.map(async (alternatives) =>
    Math.min(...(await Promise.all(alternatives.map(getAllowedTime)))),
  )
  return Math.max(now, ...(await Promise.all(times)))
}
