import { REVIEW_LIMITS, type ReceivedReview } from '@portal/domain/contract'
import { countCharacters } from '@portal/domain/shared'
import { Alert, Button, Cluster, Field, Stack, TextArea } from '@portal/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useStoredText } from '#shared/drafts/useStoredText.ts'
import { formatReviewer, getReplyKey } from './reviews-query.ts'
import type { ReviewReplyState } from './useReviewReply.ts'

interface ReviewReplyFormProps {
  review: ReceivedReview
  ownerEmail: string
  replying: ReviewReplyState
  /** Whether its field takes the focus at first, since the button that opened it is gone. */
  takesFocus: boolean
  /** Called once the reply is public, and when an edit is cancelled. */
  onDone: () => void
}

/** A public reply to a review, kept on this device until it is published. */
export function ReviewReplyForm({ review, ownerEmail, replying, takesFocus, onDone }: ReviewReplyFormProps) {
  const [stored, store] = useStoredText(getReplyKey(review.id), ownerEmail)
  const [text, setText] = useState(stored === '' ? (review.reply?.text ?? '') : stored)
  const refusal = replying.refusal?.id === review.id ? replying.refusal : null
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const type = (next: string) => {
    setText(next)
    store(next)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await replying.save(review, text))) {
      field.current?.focus()
      return
    }
    store('')
    onDone()
  }
  const cancel = () => {
    store('')
    onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Field
          label={
            <>
              Your reply to <span translate="no">{formatReviewer(review.user)}</span>
            </>
          }
          hint="Public: shown to everyone who sees the review."
          error={refusal?.field}
          counter={{ count: countCharacters(text.trim()), max: REVIEW_LIMITS.max }}
        >
          <TextArea ref={field} rows={4} value={text} onChange={({ target }) => type(target.value)} />
        </Field>
        {refusal?.text !== undefined && (
          <Alert tone="danger" role="alert">
            {refusal.text}
          </Alert>
        )}
        <Cluster gap={8}>
          <Button type="submit" busy={replying.isSaving}>
            {review.reply ? 'Change reply' : 'Publish reply'}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
