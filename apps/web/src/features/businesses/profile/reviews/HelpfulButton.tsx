import type { Review } from '@portal/domain/contract'
import { Button } from '@portal/ui'
import { useSetHelpfulMutation } from '../../reviews.api.ts'
import { foundHelpful, formatReviewer } from './review-text.ts'

/** Marks a review as helpful, or no longer. */
export function HelpfulButton({ review, isMarked }: { review: Review; isMarked: boolean }) {
  const [setHelpful, { isLoading }] = useSetHelpfulMutation()
  const { id, helpfulCount, user } = review
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={isMarked}
      aria-label={`Helpful: the review by ${formatReviewer(user)}, ${foundHelpful(helpfulCount)}`}
      busy={isLoading}
      onClick={() => void setHelpful({ id, isHelpful: !isMarked })}
    >
      {isMarked ? '✓ Helpful' : 'Helpful'} ({helpfulCount})
    </Button>
  )
}
