import { useEffect, useMemo, useReducer, useState } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import { mayOpenDraft } from '#shared/drafts/draft-store.ts'
import { onboardingDrafts, type OnboardingDraft } from './onboarding-draft.ts'

export interface Unfinished {
  /** What was typed last and not sent; null when there is nothing. */
  draft: OnboardingDraft | null
  discard: () => void
  /** Brings back what was just discarded; null where nothing was, and once somebody has gone on with it elsewhere. */
  undo: (() => void) | null
}

/**
 * The registration that this device keeps for who is there: a new one, or that of the rejected listing `resubmits`.
 * For parts that only the browser draws, since the server has no device.
 */
export function useUnfinished(resubmits: number | null, now: number): Unfinished {
  const person = usePerson()
  const shelf = useMemo(() => onboardingDrafts(resubmits), [resubmits])
  const [discarded, setDiscarded] = useState<OnboardingDraft | null>(null)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    window.addEventListener('storage', lookAgain)
    return () => window.removeEventListener('storage', lookAgain)
  }, [])
  const draft = person === undefined ? null : shelf.newest(person, now)
  const mayReturn =
    discarded !== null &&
    person !== undefined &&
    mayOpenDraft(person, discarded.owner) &&
    shelf.find(discarded.id, now) === null
  const discard = () => {
    if (!draft) return
    shelf.remove(draft.id, now)
    setDiscarded(draft)
  }
  const undo = () => {
    if (mayReturn) shelf.save(discarded, now)
    setDiscarded(null)
  }
  return { draft, discard, undo: mayReturn ? undo : null }
}
