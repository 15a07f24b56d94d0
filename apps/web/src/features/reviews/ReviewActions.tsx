import type { Review, ReviewerState } from '@portal/domain/contract'
import { Cluster, Text } from '@portal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { isPublicCount } from '#shared/content/public-count.ts'
import { formatHelpfulCount } from './review-text.ts'

/** A control that reports a review; another feature's, so the page hands it over. */
export type ReportReview = ComponentType<{ reviewId: number; reviewer: string }>

/* Only for signed-in people. */
const HelpfulButton = lazy(() =>
  import('./HelpfulButton.tsx').then((part) => ({ default: part.HelpfulButton })),
)
const OwnerReply = lazy(() => import('./OwnerReply.tsx').then((part) => ({ default: part.OwnerReply })))

interface ReviewActionsProps {
  review: Review
  /** Null if signed out, or while unknown. */
  state: ReviewerState | null
}

/** Actions of readers, and of the business's owner, on a review. */
export function ReviewActions({ review, state }: ReviewActionsProps) {
  const isOwn = state?.review?.id === review.id
  const canMark = state !== null && !isOwn && !state.isOwner
  // The owner sees every count.
  const showsCount = state?.isOwner === true ? review.helpfulCount > 0 : isPublicCount(review.helpfulCount)
  if (!canMark && state?.isOwner !== true && !showsCount) return null
  return (
    <Cluster gap={8} data-print="hide">
      {canMark ? (
        <Suspense>
          <HelpfulButton review={review} isMarked={state.helpful.includes(review.id)} />
        </Suspense>
      ) : (
        showsCount && (
          <Text as="span" size="small" tone="soft">
            {formatHelpfulCount(review.helpfulCount)}
          </Text>
        )
      )}
      {state?.isOwner && (
        <Suspense>
          <OwnerReply review={review} />
        </Suspense>
      )}
    </Cluster>
  )
}
