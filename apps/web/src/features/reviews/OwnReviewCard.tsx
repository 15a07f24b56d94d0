import type { OwnReview } from '@portal/domain/contract'
import { formatDate, toEpochMs } from '@portal/domain/shared'
import { Alert, Button, Cluster, Rating, Stack, Text } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '#shared/page/page-context.ts'
import { useDeleteReviewMutation, useEditReviewMutation } from './reviews.api.ts'
import { describeOwnReview } from './own-review-state.ts'

const ReviewForm = lazy(() => import('./ReviewForm.tsx').then((part) => ({ default: part.ReviewForm })))
const ConfirmDialog = lazy(() =>
  import('#shared/actions/ConfirmDialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
)

interface OwnReviewCardProps {
  review: OwnReview
  /** The time zone of the business. */
  timeZone: string
  /** Called when it is deleted, and its controls are gone. */
  onDeleted: () => void
  /** Called when the form of a change is sent or left, and its controls are gone. */
  onEdited: () => void
}

/** The change that waits, else the review itself. */
const getCurrentText = ({ waiting, rating, comment }: OwnReview) => waiting ?? { rating, comment }

function Deletion({
  review,
  onClose,
  onDeleted,
}: {
  review: OwnReview
  onClose: () => void
  onDeleted: () => void
}) {
  const [remove, { isLoading, isError }] = useDeleteReviewMutation()
  const confirm = async () => {
    const { error } = await remove(review.id)
    if (!error) onDeleted()
  }
  return (
    <Suspense>
      <ConfirmDialog
        title="Delete your review?"
        description={`This deletes your review of ${review.business.name} and its reply. You can write a new one.`}
        refusal={isError ? 'We couldn’t delete it. Check your connection and try again.' : undefined}
        confirmLabel={isLoading ? 'Deleting…' : 'Delete review'}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </Suspense>
  )
}

function Editing({ review, onDone }: { review: OwnReview; onDone: () => void }) {
  const [edit] = useEditReviewMutation()
  const { rating, comment } = getCurrentText(review)
  return (
    <Suspense>
      <ReviewForm
        subject={`${review.business.id}-edit`}
        initial={{ rating, comment }}
        submitLabel="Send change"
        asksToSignIn={false}
        onSend={async (body) => {
          const { error } = await edit({ id: review.id, body })
          if (!error) onDone()
          return error ?? null
        }}
        onSignIn={onDone}
        onCancel={onDone}
      />
    </Suspense>
  )
}

/** A person's own review in its state, with the possible actions. */
export function OwnReviewCard({ review, timeZone, onDeleted, onEdited }: OwnReviewCardProps) {
  const now = useNow()
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const { title, text } = describeOwnReview(review)
  const { rating, comment } = getCurrentText(review)
  const isEditable = toEpochMs(review.editableUntil) > now
  const until = formatDate(review.editableUntil, timeZone)
  return (
    <Stack gap={12}>
      <h3>Your review</h3>
      <Alert tone={review.status === 'rejected' ? 'warning' : 'info'} title={title} role="status">
        {text}
      </Alert>
      {mode === 'edit' ? (
        <Editing
          review={review}
          onDone={() => {
            setMode('read')
            onEdited()
          }}
        />
      ) : (
        <>
          <Rating value={rating} stars />
          <Text>{comment}</Text>
          <Text size="small" tone="soft">
            {isEditable ? `You can change it until ${until}.` : `You could change it until ${until}.`}
          </Text>
          <Cluster gap={12}>
            {isEditable && (
              <Button size="small" variant="secondary" onClick={() => setMode('edit')}>
                Edit review
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={() => setMode('delete')}>
              Delete review
            </Button>
          </Cluster>
        </>
      )}
      {mode === 'delete' && (
        <Deletion review={review} onClose={() => setMode('read')} onDeleted={onDeleted} />
      )}
    </Stack>
  )
}
