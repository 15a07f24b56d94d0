import { mayOpen, type Person } from '#shared/draft-shelf.ts'
import type { QuoteIdentity } from './quotes.api.ts'

/**
 * What the person who has asked knows their request by, and whose account it was sent from. It stands with the entry of
 * the browser's history, which others may walk through on a shared device.
 */
export interface Submitted extends QuoteIdentity {
  owner: Person
}

/** What an entry of the history says to this person of a request that was sent from it; null for nothing. */
export function submittedIn(state: unknown, person: Person | undefined): QuoteIdentity | null {
  if (typeof state !== 'object' || state === null || !('submitted' in state)) return null
  const { submitted } = state
  if (typeof submitted !== 'object' || submitted === null) return null
  if (!('reference' in submitted) || !('email' in submitted) || !('owner' in submitted)) return null
  const { reference, email, owner } = submitted
  if (typeof reference !== 'string' || typeof email !== 'string') return null
  return mayOpen(person ?? null, typeof owner === 'string' ? owner : null) ? { reference, email } : null
}
