import { useEffect, useMemo, useReducer, useState } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import { canOpenDraft } from '#shared/drafts/draft-store.ts'
import { createOnboardingDrafts, type OnboardingDraft } from './onboarding-draft.ts'

export interface UnfinishedListing {
  /** The draft that was last changed; null if there is none. */
  draft: OnboardingDraft | null
  discard: () => void
  /** Restores the discarded draft; null if there is none, or another tab has continued it. */
  undo: (() => void) | null
}

/**
 * The current person's draft of the wizard on this device: of a new business, or of a rejected one. For client-only
 * components, since the server has no device.
 */
export function useUnfinishedListing(resubmittedId: number | null, now: number): UnfinishedListing {
  const person = usePerson()
  const drafts = useMemo(() => createOnboardingDrafts(resubmittedId), [resubmittedId])
  const [discarded, setDiscarded] = useState<OnboardingDraft | null>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('storage', rerender)
    return () => window.removeEventListener('storage', rerender)
  }, [])
  const draft = person === undefined ? null : drafts.newest(person, now)
  const mayUndo =
    discarded !== null &&
    person !== undefined &&
    canOpenDraft(person, discarded.owner) &&
    drafts.find(discarded.id, now) === null
  const discard = () => {
    if (!draft) return
    drafts.remove(draft.id, now)
    setDiscarded(draft)
  }
  const undo = () => {
    if (mayUndo) drafts.save(discarded, now)
    setDiscarded(null)
  }
  return { draft, discard, undo: mayUndo ? undo : null }
}
