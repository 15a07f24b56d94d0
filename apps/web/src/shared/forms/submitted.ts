import { mayOpenDraft, type Person } from '#shared/drafts/draft-store.ts'

/** What the person who sent something knows it by. */
export interface SubmissionIdentity {
  reference: string
  email: string
}

/**
 * What the person who has sent something knows it by, and whose account it was sent from. It stands with the entry of
 * the browser's history, which others may walk through on a shared device.
 */
export interface Submitted extends SubmissionIdentity {
  owner: Person
}

/** What an entry of the history says to this person of what was sent from it; null for nothing. */
export function readSubmitted(state: unknown, person: Person | undefined): SubmissionIdentity | null {
  if (typeof state !== 'object' || state === null || !('submitted' in state)) return null
  const { submitted } = state
  if (typeof submitted !== 'object' || submitted === null) return null
  if (!('reference' in submitted) || !('email' in submitted) || !('owner' in submitted)) return null
  const { reference, email, owner } = submitted
  if (typeof reference !== 'string' || typeof email !== 'string') return null
  return mayOpenDraft(person ?? null, typeof owner === 'string' ? owner : null) ? { reference, email } : null
}
