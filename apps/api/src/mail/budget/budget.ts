import { DAY, HOUR } from '@portal/domain/shared'

/** Which of a mailbox's mails a limit counts. */
export interface Scope {
  readonly share: Share | 'any'
  /** Whether only mails to exactly the same address count, rather than to all spellings of its mailbox. */
  readonly sameAddress: boolean
}

/** A part of a budget: `account` for mails that prove an account's address, `other` for all others. */
export type Share = 'account' | 'other'

/** At most so many mails within a time in milliseconds. */
export interface Limit {
  readonly max: number
  readonly within: number
  readonly counts: Scope
}

/** Limits that all have to allow a mail. */
export type LimitSet = readonly Limit[]

/** Sets of limits of which one has to allow a mail. */
export type Alternatives = readonly LimitSet[]

/** All of these have to allow a mail. */
export type Budget = readonly Alternatives[]

const any: Scope = { share: 'any', sameAddress: false }
const other: Scope = { share: 'other', sameAddress: false }
const account: Scope = { share: 'account', sameAddress: false }
const toSameAddress = (scope: Scope): Scope => ({ ...scope, sameAddress: true })

/**
 * The day's reserve: when no mail went for three hours, what waits goes as one mail. This bounds how long a flood from
 * anybody can delay a mail.
 */
const RESERVE: LimitSet = [{ max: 1, within: 3 * HOUR, counts: any }]

/**
 * A mailbox gets 10 mails an hour and 30 a day, whatever they are about and however its address is spelt. Of these, 3 an
 * hour and 6 a day are reserved for mails that prove an account's address.
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

/** Looks up the trust in an address. */
export type RecipientTrustLookup = (address: string) => Promise<RecipientTrust> | RecipientTrust

/** The budget of a trust level. `scale` multiplies it, as it does every limit, for load and acceptance runs. */
export const getBudget = (trust: RecipientTrust, share: Share, scale = 1): Budget =>
  BUDGETS[trust][share].map((alternatives) =>
    alternatives.map((limits) =>
      limits.map((limit) => ({ ...limit, max: Math.max(1, Math.round(limit.max * scale)) })),
    ),
  )

/** When the mail was sent that fills up a limit; undefined where the limit allows another one. */
export type FindBlockingMail = (limit: Limit) => Promise<number | undefined>

/** From when on a budget allows the next mail: now or later. */
export async function getNextSendTime(
  budget: Budget,
  findBlockingMail: FindBlockingMail,
  now: number,
): Promise<number> {
  const allowedAt = async (limits: LimitSet) => {
    const times = limits.map(async (limit) => {
      const sentAt = await findBlockingMail(limit)
      return sentAt === undefined ? now : sentAt + limit.within
    })
    return Math.max(now, ...(await Promise.all(times)))
  }
  const times = budget.map(async (alternatives) =>
    Math.min(...(await Promise.all(alternatives.map(allowedAt)))),
  )
  return Math.max(now, ...(await Promise.all(times)))
}
