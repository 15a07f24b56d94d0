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

type Restore = () => Promise<void>

/** Removes the photos of a removed draft from this device, and returns a function that restores them. */
function removePhotos({ images }: OnboardingDraft): Restore {
  const loading = import('./photos/photo-archive.ts')
  const removed = (async () => {
    const { photoArchive } = await loading
    const photos = await Promise.all(
      images.map(async ({ id }) => ({ id, photo: id === undefined ? null : await photoArchive.find(id) })),
    )
    await photoArchive.removeUnused([])
    return photos
  })()
  removed.catch(() => {})
  return async () => {
    const { photoArchive } = await loading
    for (const { id, photo } of await removed)
      if (id !== undefined && photo) await photoArchive.save(id, photo)
  }
}

/**
 * The current person's draft of the wizard on this device: of a new business, or of a rejected one. For client-only
 * components, since the server has no device.
 */
export function useUnfinishedListing(resubmittedId: number | null, now: number): UnfinishedListing {
  const person = usePerson()
  const drafts = useMemo(() => createOnboardingDrafts(resubmittedId), [resubmittedId])
  const [discarded, setDiscarded] = useState<{ draft: OnboardingDraft; restorePhotos: Restore } | null>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('storage', rerender)
    return () => window.removeEventListener('storage', rerender)
  }, [])
  const draft = person === undefined ? null : drafts.newest(person, now)
  const mayUndo =
    discarded !== null &&
    person !== undefined &&
    canOpenDraft(person, discarded.draft.owner) &&
    drafts.find(discarded.draft.id, now) === null
  const discard = () => {
    if (!draft) return
    drafts.remove(draft.id, now)
    setDiscarded({ draft, restorePhotos: removePhotos(draft) })
  }
  const undo = () => {
    if (mayUndo) {
      drafts.save(discarded.draft, now)
      discarded.restorePhotos().catch(() => {})
    }
    setDiscarded(null)
  }
  return { draft, discard, undo: mayUndo ? undo : null }
}
