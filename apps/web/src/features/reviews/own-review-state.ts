import type { OwnReview } from '@portal/domain/contract'
import { SUBMISSION_REASONS } from '@portal/domain/moderation'

function describeRejection({ rejection }: OwnReview): string {
  const label = SUBMISSION_REASONS.find(({ code }) => code === rejection?.reason)?.label
  return [label, rejection?.note]
    .filter(Boolean)
    .map((text) => `${text}.`.replace(/\.\.$/, '.'))
    .join(' ')
}

/** The state of a person's own review, in a title and a sentence. */
export function describeOwnReview(review: OwnReview): { title: string; text: string } {
  const why = describeRejection(review)
  switch (review.status) {
    case 'pending':
      return { title: 'In review.', text: 'It appears here once we approve it.' }
    case 'rejected':
      return { title: 'Not published.', text: `${why} Change it and send it again.`.trim() }
    case 'approved':
      if (review.waiting)
        return {
          title: 'Your change is in review.',
          text: 'Until we approve it, visitors see your earlier review.',
        }
      if (review.rejection)
        return {
          title: 'Your change was not published.',
          text: `${why} Visitors see your earlier review.`.trim(),
        }
      return { title: 'Published.', text: 'Everybody can read it.' }
  }
}
