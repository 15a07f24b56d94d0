import { DAY, HOUR } from '@portal/domain/shared'

/** A number of mails in a span of time. */
export interface Limit {
  readonly most: number
  readonly within: number
}

/**
 * How many mails a recipient gets, by their standing; every limit holds. The mails of all addresses of one mailbox
 * count together (`recipientKey`), whatever they are about. What is beyond waits in the outbox.
 * - `usual`: anybody
 * - `unconfirmed`: an account's address that nobody has confirmed, so that it may be a stranger's
 * - `own`: the portal's own mailbox, where all messages arrive
 *
 * Which standing an address has is asked at each mail (`StandingOf`), so that a change holds for what waits too.
 */
export const BUDGETS = {
  usual: [
    { most: 10, within: HOUR },
    { most: 30, within: DAY },
  ],
  unconfirmed: [{ most: 6, within: DAY }],
  own: [],
} as const satisfies Record<string, readonly Limit[]>

export type Standing = keyof typeof BUDGETS

/** Answers the standing of an address as it is written in a mail. */
export type StandingOf = (address: string) => Promise<Standing> | Standing

const limits: readonly Limit[] = Object.values(BUDGETS).flat()

/** The longest span and the largest number of any budget: what is to be known of a recipient. */
export const LOOKS_BACK = Math.max(...limits.map(({ within }) => within))
export const MOST_IN_A_BUDGET = Math.max(...limits.map(({ most }) => most))

/**
 * When a recipient may get a mail, given when they got those before, the newest first: now or an instant to come.
 * Mails on their way count as of now.
 */
export function nextMailAt(standing: Standing, got: readonly number[], now: number): number {
  const freed = BUDGETS[standing].map(({ most, within }) => {
    // The one that has to be out of the window before another one fits into it.
    const blocking = got[most - 1]
    return blocking === undefined ? now : blocking + within
  })
  return Math.max(now, ...freed)
}
