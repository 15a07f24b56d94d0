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

const all: readonly Limit[] = Object.values(BUDGETS).flat()

/** The longest span and the largest number of any budget: what is to be known of a recipient. */
export const LOOKS_BACK = Math.max(...all.map(({ within }) => within))
export const MOST_IN_A_BUDGET = Math.max(...all.map(({ most }) => most))

/** The limits of a standing. `scale` multiplies them as it does every limit, for load and acceptance runs. */
export const limitsOf = (standing: Standing, scale = 1): readonly Limit[] =>
  BUDGETS[standing].map(({ most, within }) => ({ most: Math.max(1, Math.round(most * scale)), within }))

/**
 * When a recipient may get a mail, given when they got those before, the newest first: now or an instant to come.
 * Mails on their way count as of now.
 */
export function nextMailAt(limits: readonly Limit[], got: readonly number[], now: number): number {
  const freed = limits.map(({ most, within }) => {
    // The one that has to be out of the window before another one fits into it.
    const blocking = got[most - 1]
    return blocking === undefined ? now : blocking + within
  })
  return Math.max(now, ...freed)
}
