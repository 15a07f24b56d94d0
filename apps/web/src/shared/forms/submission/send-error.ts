import { formatWait } from '@portal/domain/shared'

/** Why something was not taken, in the API's words; status 0 is no answer at all. */
export interface SendError {
  status: number
  sentence: string | null
  fields: Readonly<Record<string, string>>
  /** Whole seconds to wait before the next try, when that was said. */
  retryAfter: number | null
}

/** What sending came to; the error is null where nothing is known of it. */
export type SendResult = { reference: string } | { error: SendError | null }

/** In how long to try again; "in a moment" where nobody said. */
const retryTime = (seconds: number | null): string => (seconds === null ? 'in a moment' : formatWait(seconds))

const KEPT = 'Everything you typed is kept on this device.'
const HERE = 'Everything you typed is still here: keep this page open.'

/** What is said beside the button when it did not get through; nothing is promised that the device does not keep. */
export function describeSendError(error: SendError | null, isKept: boolean): string {
  const kept = isKept ? KEPT : HERE
  switch (error?.status) {
    case 0:
      return `There is no connection to the portal. ${kept} Send it again once you are connected: we won’t get it twice.`
    case 400:
      return error.sentence ?? 'Please check the marked fields.'
    case 401:
      return `You are signed out. ${kept} Sign in in another tab, then send it again here.`
    case 404:
      return `It no longer exists, so nothing was sent. ${kept}`
    case 409:
      return error.sentence ?? `You sent this before with different details. ${kept}`
    case 429:
      return `Too much was sent in a short time. ${kept} Please send it again ${retryTime(error.retryAfter)}.`
    default:
      return `We couldn’t receive it just now. ${kept} Please send it again ${retryTime(error?.retryAfter ?? null)}.`
  }
}
