import { NewMessageReply, type BusinessMessage } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { describeSendError } from '#shared/forms/submission/send-error.ts'
import { useReplyToMessageMutation, useSetMessageStatusMutation } from './inbox.api.ts'

/** Why an action on a message failed: shown beside the field, or beside the buttons. */
export interface Refusal {
  id: number
  field?: string
  text?: string
}

export interface MessageReplyState {
  /** Emails an answer; resolves to whether it was sent. */
  reply: (message: BusinessMessage, text: string) => Promise<boolean>
  setStatus: (message: BusinessMessage, status: BusinessMessage['status']) => Promise<void>
  isReplying: boolean
  isSettingStatus: boolean
  refusal: Refusal | null
}

const toRefusal = (id: number, error: unknown): Refusal => {
  const apiError = isApiError(error) ? error : null
  const field = getFieldErrors(error).text
  return field === undefined ? { id, text: describeSendError(apiError, true) } : { id, field }
}

/** The problem of an answer, in the API's words; undefined if it can be sent. */
function findProblem(text: string): string | undefined {
  const { success, issues } = safeParse(NewMessageReply, { text })
  return success ? undefined : issues[0].message
}

/**
 * Answers messages and changes their status; repeated presses of a button count once. `keepInView` is called with a
 * message that may leave the list, so that it stays on the page.
 */
export function useMessageReply(keepInView: (message: BusinessMessage) => Promise<void>): MessageReplyState {
  const [sendReply, { isLoading: isReplying }] = useReplyToMessageMutation()
  const [sendStatus, { isLoading: isSettingStatus }] = useSetMessageStatusMutation()
  const { announce } = useToast()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isRunning = useRef(false)
  const key = useRef<IdempotencyKey | null>(null)

  async function runOnce(
    message: BusinessMessage,
    call: () => PromiseLike<{ data?: BusinessMessage | undefined; error?: unknown }>,
    done: (updated: BusinessMessage) => string,
  ): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    await keepInView(message)
    const { data, error } = await call()
    isRunning.current = false
    if (!data) {
      setRefusal(toRefusal(message.id, error))
      return false
    }
    setRefusal(null)
    announce(done(data))
    return true
  }

  const reply: MessageReplyState['reply'] = async (message, text) => {
    const field = findProblem(text)
    if (field !== undefined) {
      setRefusal({ id: message.id, field })
      return false
    }
    key.current = reuseOrCreateKey({ id: message.id, text }, key.current)
    const { key: idempotencyKey } = key.current
    const call = () =>
      sendReply({ id: message.id, text, repliesRead: message.replies.length, key: idempotencyKey })
    const isSent = await runOnce(message, call, () => `Answer sent to ${message.name}`)
    if (isSent) key.current = null
    return isSent
  }
  const setStatus: MessageReplyState['setStatus'] = async (message, status) => {
    const call = () => sendStatus({ id: message.id, status })
    await runOnce(message, call, () => (status === 'answered' ? 'Marked as answered' : 'Marked as open'))
  }
  return { reply, setStatus, isReplying, isSettingStatus, refusal }
}
