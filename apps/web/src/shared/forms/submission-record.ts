import { useLocation } from 'react-router-dom'
import { canOpenDraft, type Person } from '#shared/drafts/draft-store.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'

/** What identifies a submission to its sender. */
export interface SubmissionIdentity {
  reference: string
  email: string
  /** The id of the created listing, for its owner. */
  listing?: number
  /** Whether it was sent again with changes. */
  isResubmission?: boolean
}

/**
 * A submission as state of the browser's history entry, with the account it was sent from: others may go through the
 * history of a shared device. Without an owner it is shown to anybody.
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

/** The submission of this history entry, for this person; null if there is none. */
export function useSubmissionRecord(person: Person | undefined): SubmissionIdentity | null {
  const { state } = useLocation()
  // The server does not know the history.
  const submitted = useHydrated() ? parseSubmitted(state) : null
  if (!submitted || !canOpenDraft(person ?? null, submitted.owner)) return null
  const { owner: _owner, ...identity } = submitted
  return identity
}
