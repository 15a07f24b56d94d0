import type { Review } from '@portal/domain/contract'
import { Button, Text } from '@portal/ui'
import { useAccount } from '#features/account/account.api.ts'
import { isPublicCount } from '#shared/content/public-count.ts'
import { useSetHelpfulMutation } from './reviews.api.ts'
import { formatHelpfulCount, formatReviewer } from './review-text.ts'

/** Marks a review as helpful, or no longer. */
export function HelpfulButton({ review, isMarked }: { review: Review; isMarked: boolean }) {
  const [setHelpful, { isLoading }] = useSetHelpfulMutation()
  const account = useAccount()
  const { id, helpfulCount, user } = review
  const isCountShown = isPublicCount(helpfulCount)
  const isCounted = account.status !== 'signed-in' || account.user.isEmailConfirmed
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={isMarked}
        aria-label={`Helpful: the review by ${formatReviewer(user)}${isCountShown ? `, ${formatHelpfulCount(helpfulCount)}` : ''}`}
        busy={isLoading}
        onClick={() => void setHelpful({ id, isHelpful: !isMarked })}
      >
        {isMarked ? '✓ Helpful' : 'Helpful'}
        {isCountShown && ` (${helpfulCount})`}
      </Button>
      {isMarked && !isCounted && (
        <Text as="span" size="small" tone="soft">
          It counts once you confirm your email address.
        </Text>
      )}
    </>
  )
}
