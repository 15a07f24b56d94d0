import { formatWait } from '@portal/domain/shared'
import type { ApiError } from '#shared/calls/api-error.ts'

type SendError = Pick<ApiError, 'status' | 'problem' | 'retryAfter'>

/** The result of sending a form; the error is null if it is not the API's. */
export type SendResult = { reference: string } | { error: ApiError | null }

/** When to retry; "in a moment" if unknown. */
const formatRetryTime = (seconds: number | null): string =>
  seconds === null ? 'in a moment' : formatWait(seconds)

const STORED = 'Everything you typed is kept on this device.'
const NOT_STORED = 'Everything you typed is still here: keep this page open.'

/** The message beside the button after a failure; it promises nothing that the device does not keep. */
export function describeSendError(error: SendError | null, isStored: boolean): string {
  const note = isStored ? STORED : NOT_STORED
  switch (error?.status) {
    case 0:
      return `There is no connection to the portal. ${note} Send it again once you are connected: we won’t get it twice.`
    case 400:
      return error.problem?.message ?? 'Please check the marked fields.'
    case 401:
      return `You are signed out. ${note} Sign in in another tab, then send it again here.`
    case 404:
      return `It no longer exists, so nothing was sent. ${note}`
    case 409:
      return error.problem?.message ?? `You sent this before with different details. ${note}`
    case 429:
      return `Too much was sent in a short time. ${note} Please send it again ${formatRetryTime(error.retryAfter)}.`
    default:
      return `We couldn’t receive it just now. ${note} Please send it again ${formatRetryTime(error?.retryAfter ?? null)}.`
  }
}
