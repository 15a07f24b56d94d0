import type { OwnReview } from '@portal/domain/contract'
import { SUBMISSION_REASONS } from '@portal/domain/moderation'

function describeRejection({ rejection }: OwnReview): string {
  const label = SUBMISSION_REASONS.find(({ code }) => code === rejection?.reason)?.label
  return [label, rejection?.note]
    .filter(Boolean)
    .map((text) => `${text}.`.replace(/\.\.$/, '.'))
    .join(' ')
}

/** Where somebody's review stands, in a title and a sentence. */
export function describeOwnReview(review: OwnReview): { title: string; text: string } {
  const why = describeRejection(review)
  switch (review.status) {
    case 'pending':
      return { title: 'In review.', text: 'It shows here once we have approved it.' }
    case 'rejected':
      return { title: 'Not published.', text: `${why} Change it and send it again.`.trim() }
    case 'approved':
      if (review.waiting)
        return { title: 'Your change is in review.', text: 'Until we approve it, your earlier review shows.' }
      if (review.rejection)
        return { title: 'Your change was not published.', text: `${why} Your earlier review shows.`.trim() }
      return { title: 'Published.', text: 'Everybody can read it.' }
  }
}
