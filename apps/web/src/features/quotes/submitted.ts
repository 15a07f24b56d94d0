import type { QuoteIdentity } from './quotes.api.ts'

/** What the person who has asked knows their request by. It stands with the entry of the browser's history. */
export type Submitted = QuoteIdentity

/** What an entry of the history says of a request that was sent from it; null for nothing. */
export function submittedIn(state: unknown): Submitted | null {
  if (typeof state !== 'object' || state === null || !('submitted' in state)) return null
  const { submitted } = state
  if (typeof submitted !== 'object' || submitted === null) return null
  if (!('reference' in submitted) || !('email' in submitted)) return null
  const { reference, email } = submitted
  return typeof reference === 'string' && typeof email === 'string' ? { reference, email } : null
}
