import { NewReviewReply, type ReceivedReview } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { describeSendError } from '#shared/forms/submission/send-error.ts'
import {
  useDeleteReceivedReviewReplyMutation,
  useReplyToReceivedReviewMutation,
} from './received-reviews.api.ts'

/** Why the reply to a review was not saved: shown beside its field, or below it. */
interface Refusal {
  id: number
  field?: string
  text?: string
}

export interface ReviewReplyState {
  /** Publishes or changes a reply; resolves to whether it is public. */
  save: (review: ReceivedReview, text: string) => Promise<boolean>
  /** Resolves to whether the reply is removed. */
  remove: (review: ReceivedReview) => Promise<boolean>
  isSaving: boolean
  isRemoving: boolean
  refusal: Refusal | null
}

const toRefusal = (id: number, error: unknown): Refusal => {
  const apiError = isApiError(error) ? error : null
  const field = getFieldErrors(error).text
  return field === undefined ? { id, text: describeSendError(apiError, true) } : { id, field }
}

/**
 * Publishes, changes and removes replies to reviews; repeated presses of a button count once. `keepInView` is called
 * with a review that may leave the list, so that it stays on the page.
 */
export function useReviewReply(keepInView: (review: ReceivedReview) => Promise<void>): ReviewReplyState {
  const [send, { isLoading: isSaving }] = useReplyToReceivedReviewMutation()
  const [remove, { isLoading: isRemoving }] = useDeleteReceivedReviewReplyMutation()
  const { announce } = useToast()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isRunning = useRef(false)

  async function runOnce(
    review: ReceivedReview,
    call: () => PromiseLike<{ error?: unknown }>,
    done: string,
  ): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    await keepInView(review)
    const { error } = await call()
    isRunning.current = false
    setRefusal(error === undefined ? null : toRefusal(review.id, error))
    if (error === undefined) announce(done)
    return error === undefined
  }

  const save: ReviewReplyState['save'] = async (review, text) => {
    const { success, issues } = safeParse(NewReviewReply, { text })
    if (!success) {
      setRefusal({ id: review.id, field: issues[0].message })
      return false
    }
    const call = () => send({ id: review.id, text, replaces: review.reply?.at ?? null })
    return runOnce(review, call, review.reply ? 'Reply changed' : 'Reply published')
  }
  return {
    save,
    remove: (review) => runOnce(review, () => remove(review.id), 'Reply removed'),
    isSaving,
    isRemoving,
    refusal,
  }
}
