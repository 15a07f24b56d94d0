import type { OwnBusiness, ReceivedReview } from '@portal/domain/contract'
import { GALLERY_PLAN, getPlan } from '@portal/domain/plan'
import { formatDate, formatRelativeTime } from '@portal/domain/shared'
import { Button, Card, Cluster, Heading, Rating, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { Paragraphs } from '#shared/content/DetailParts.tsx'
import { useStoredText } from '#shared/drafts/useStoredText.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { useBusinessTimeZone } from '../useBusinessTimeZone.ts'
import { ReviewReplyForm } from './ReviewReplyForm.tsx'
import { formatReviewer, getReplyKey } from './reviews-query.ts'
import type { ReviewReplyState } from './useReviewReply.ts'

const Reply = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
`

function Day({ at, timeZone }: { at: string; timeZone: string }) {
  const now = useNow()
  return (
    <time dateTime={at}>
      {formatDate(at, timeZone)} ({formatRelativeTime(at, now)})
    </time>
  )
}

/** Tells the owner of a plan without reviews that visitors don't see them. */
function HiddenNote({ business }: { business: OwnBusiness | undefined }) {
  if (!business || getPlan(business.subscriptionTier).showsGallery) return null
  return (
    <Text size="small" tone="soft">
      Visitors don’t see it on your page: reviews show with {GALLERY_PLAN.name}.
    </Text>
  )
}

interface ReviewProps {
  review: ReceivedReview
  /** Whether the address names it, which opens its form. */
  isOpened: boolean
  ownerEmail: string
  replying: ReviewReplyState
}

/** The public reply, with buttons to edit and to remove it. */
function PublishedReply({
  review,
  timeZone,
  onEdit,
  onRemove,
}: {
  review: ReceivedReview
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}) {
  if (!review.reply) return null
  return (
    <Reply>
      <Text size="small" tone="soft">
        <strong>Your reply</strong> <Day at={review.reply.at} timeZone={timeZone} />
      </Text>
      <Paragraphs text={review.reply.text} />
      <Cluster gap={8}>
        <Button variant="secondary" size="small" onClick={onEdit}>
          Edit
          <VisuallyHidden>
            {' '}
            your reply to <span translate="no">{formatReviewer(review.user)}</span>
          </VisuallyHidden>
        </Button>
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove
          <VisuallyHidden>
            {' '}
            your reply to <span translate="no">{formatReviewer(review.user)}</span>
          </VisuallyHidden>
        </Button>
      </Cluster>
    </Reply>
  )
}

interface ReplyPartProps extends ReviewProps {
  timeZone: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** The public reply, and the form for a new or changed one, which stays open if a reply arrives meanwhile. */
function ReplyPart({ review, isOpened, ownerEmail, replying, timeZone, heading }: ReplyPartProps) {
  const [stored] = useStoredText(getReplyKey(review.id), ownerEmail)
  const [isEditing, setIsEditing] = useState(stored !== '' || isOpened)
  const [wasPressed, setWasPressed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const edit = () => {
    setIsEditing(true)
    setWasPressed(true)
  }
  const finish = () => {
    setIsEditing(false)
    // The focused element is gone.
    heading.current?.focus()
  }
  const confirm = async () => {
    if (!(await replying.remove(review))) return
    setIsAsking(false)
    finish()
  }
  return (
    <>
      <PublishedReply review={review} timeZone={timeZone} onEdit={edit} onRemove={() => setIsAsking(true)} />
      {!review.reply && !isEditing && (
        <p>
          <Button variant="secondary" onClick={edit}>
            Reply
            <VisuallyHidden>
              {' '}
              to <span translate="no">{formatReviewer(review.user)}</span>
            </VisuallyHidden>
          </Button>
        </p>
      )}
      {isEditing && (
        <ReviewReplyForm
          review={review}
          ownerEmail={ownerEmail}
          replying={replying}
          takesFocus={wasPressed}
          onDone={finish}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={
          <>
            Remove your reply to <span translate="no">{formatReviewer(review.user)}</span>?
          </>
        }
        description="It disappears from your page at once. The review stays, and you can reply again."
        confirmLabel="Remove reply"
        busy={replying.isRemoving}
        refusal={replying.refusal?.id === review.id ? replying.refusal.text : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** A review of one of the owner's businesses, with the owner's reply or the form for it. */
export function ReceivedReviewCard(props: ReviewProps) {
  const { review } = props
  const timeZone = useBusinessTimeZone(review.business.id)
  const { data } = useListOwnBusinessesQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  const reviewer = formatReviewer(review.user)
  return (
    <Card as="article" aria-labelledby={`review-${review.id}`}>
      <Stack gap={12}>
        <Cluster justify="between" gap={8}>
          <Heading ref={heading} level={2} size="small" id={`review-${review.id}`} tabIndex={-1}>
            <span translate="no">{reviewer}</span> about <span translate="no">{review.business.name}</span>
          </Heading>
          <Rating value={review.rating} stars />
        </Cluster>
        <Text size="small" tone="soft">
          <Day at={review.createdAt} timeZone={timeZone} />
        </Text>
        <Paragraphs text={review.comment} />
        <HiddenNote business={data?.find(({ id }) => id === review.business.id)} />
        <ReplyPart {...props} timeZone={timeZone} heading={heading} />
      </Stack>
    </Card>
  )
}
