import { useRef, useState } from 'react'
import { createDraftId, type Person } from '#shared/drafts/draft-store.ts'
import { reuseOrCreateKey } from '#shared/drafts/idempotency-key.ts'
import { createReviewDrafts, type ReviewFields } from './review-draft.ts'

/** The unsent input of a review; it belongs to the person who typed it. */
export function useReviewDraft(subject: string, person: Person) {
  const [drafts] = useState(() => createReviewDrafts(subject))
  const [restored] = useState(() => drafts.newest(person, Date.now()))
  const draft = useRef({ id: restored?.id ?? createDraftId(), sending: restored?.sending ?? null })
  const save = (form: ReviewFields): boolean =>
    drafts.save({ ...draft.current, form, owner: person, savedAt: Date.now() }, Date.now())
  return {
    restored: restored?.form ?? null,
    /** Whether the device stored it. */
    save,
    /** The key to send it with: the same until something in it differs. */
    reserveKey: (form: ReviewFields): string => {
      draft.current = { ...draft.current, sending: reuseOrCreateKey(form, draft.current.sending) }
      save(form)
      return draft.current.sending?.key ?? ''
    },
    remove: () => drafts.remove(draft.current.id, Date.now()),
  }
}
