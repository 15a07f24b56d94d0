import { createFormDraftStore, pickMatchingFields } from '#shared/drafts/form-draft.ts'

/** A review as typed; 0 means no stars. */
export interface ReviewFields {
  rating: number
  comment: string
}

export const BLANK_REVIEW: ReviewFields = { rating: 0, comment: '' }

/** The drafts of one review on this device, by subject. */
export const createReviewDrafts = (subject: string) =>
  createFormDraftStore<ReviewFields>({
    key: `review-draft-${subject}`,
    parseForm: (stored) => ({ ...BLANK_REVIEW, ...pickMatchingFields(stored, BLANK_REVIEW) }),
    parseExtra: () => ({}),
  })
