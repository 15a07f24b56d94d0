import { useLocation } from 'react-router-dom'
import { canOpenDraft, type Person } from '#shared/drafts/draft-store.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'

/** What the person who sent something knows it by. */
export interface SubmissionIdentity {
  reference: string
  email: string
  /** The id of the listing that it has become, which its owner may go on with. */
  listing?: number
  /** It was sent before, and sent again with changes. */
  isResubmission?: boolean
}

/**
 * What was sent, as state of the browser's history entry, and whose account it was sent from: others may walk through
 * the history of a shared device. Without an owner it is shown to anybody.
 */
export interface SubmissionRecord extends SubmissionIdentity {
  owner: Person
}

function parseSubmitted(state: unknown): SubmissionRecord | null {
  if (typeof state !== 'object' || state === null || !('submitted' in state)) return null
  const { submitted } = state
  if (typeof submitted !== 'object' || submitted === null) return null
  if (!('reference' in submitted) || !('email' in submitted) || !('owner' in submitted)) return null
  const { reference, email, owner } = submitted
  if (typeof reference !== 'string' || typeof email !== 'string') return null
  return {
    reference,
    email,
    ...('listing' in submitted && typeof submitted.listing === 'number' && { listing: submitted.listing }),
    ...('isResubmission' in submitted && { isResubmission: submitted.isResubmission === true }),
    owner: typeof owner === 'string' ? owner : null,
  }
}

/** What was sent from this entry of the history, for this person; null where nothing was. */
export function useSubmissionRecord(person: Person | undefined): SubmissionIdentity | null {
  const { state } = useLocation()
  // The server does not know the history.
  const submitted = useHydrated() ? parseSubmitted(state) : null
  if (!submitted || !canOpenDraft(person ?? null, submitted.owner)) return null
  const { owner: _owner, ...identity } = submitted
  return identity
}
