import type { Review } from '@portal/domain/contract'
import { Button } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { useDeleteReviewReplyMutation } from './reviews.api.ts'
import { formatReviewer } from './review-text.ts'

const ReplyForm = lazy(() => import('./ReplyForm.tsx').then((part) => ({ default: part.ReplyForm })))
const ConfirmDialog = lazy(() =>
  import('#shared/actions/ConfirmDialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
)

function Removal({ review, onClose }: { review: Review; onClose: () => void }) {
  const [remove, { isLoading, isError }] = useDeleteReviewReplyMutation()
  const confirm = async () => {
    const { error } = await remove(review.id)
    if (!error) onClose()
  }
  return (
    <Suspense>
      <ConfirmDialog
        title="Remove your reply?"
        description={`This removes your reply to ${formatReviewer(review.user)}. You can write a new one.`}
        refusal={isError ? 'We couldn’t remove it. Check your connection and try again.' : undefined}
        confirmLabel={isLoading ? 'Removing…' : 'Remove reply'}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** The owner's actions on a review: reply, change the reply, remove it. */
export function OwnerReply({ review }: { review: Review }) {
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>('read')
  const name = formatReviewer(review.user)
  if (mode === 'edit')
    return (
      <Suspense>
        <ReplyForm review={review} onDone={() => setMode('read')} />
      </Suspense>
    )
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={review.reply ? `Edit your reply to ${name}` : `Reply to ${name}`}
        onClick={() => setMode('edit')}
      >
        {review.reply ? 'Edit reply' : 'Reply'}
      </Button>
      {review.reply && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Remove your reply to ${name}`}
          onClick={() => setMode('remove')}
        >
          Remove reply
        </Button>
      )}
      {mode === 'remove' && <Removal review={review} onClose={() => setMode('read')} />}
    </>
  )
}
