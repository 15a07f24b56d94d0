import { formatWait } from '@portal/domain/shared'
import type { ApiError } from '#shared/calls/api-error.ts'

type SendError = Pick<ApiError, 'status' | 'problem' | 'retryAfter'>

/** The result of sending a form; the error is null if it is not the API's. */
export type SendResult = { reference: string } | { error: ApiError | null }

/** When to retry; "in a moment" if unknown. */
const formatRetryTime = (seconds: number | null): string =>
  seconds === null ? 'in a moment' : formatWait(seconds)

const KEPT = 'Everything you typed is kept on this device.'
const HERE = 'Everything you typed is still here: keep this page open.'

/** The message beside the button after a failure; it promises nothing that the device does not keep. */
export function describeSendError(error: SendError | null, isKept: boolean): string {
  const kept = isKept ? KEPT : HERE
  switch (error?.status) {
    case 0:
      return `There is no connection to the portal. ${kept} Send it again once you are connected: we won’t get it twice.`
    case 400:
      return error.problem?.message ?? 'Please check the marked fields.'
    case 401:
      return `You are signed out. ${kept} Sign in in another tab, then send it again here.`
    case 404:
      return `It no longer exists, so nothing was sent. ${kept}`
    case 409:
      return error.problem?.message ?? `You sent this before with different details. ${kept}`
    case 429:
      return `Too much was sent in a short time. ${kept} Please send it again ${formatRetryTime(error.retryAfter)}.`
    default:
      return `We couldn’t receive it just now. ${kept} Please send it again ${formatRetryTime(error?.retryAfter ?? null)}.`
  }
}
