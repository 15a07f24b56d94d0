import { inSeconds } from '@portal/domain/shared'

/** Why something was not taken: the API's sentence and what it says of single fields; status 0 is no answer at all. */
export interface SendError {
  status: number
  sentence: string | null
  fields: Readonly<Record<string, string>>
  /** Whole seconds to wait before the next try, when that was said. */
  retryAfter: number | null
}

/** What sending came to. */
export type SendResult = { reference: string } | { refusal: SendError | null }

/** In how long to try again; "in a moment" where nobody said. */
const soon = (seconds: number | null): string => (seconds === null ? 'in a moment' : inSeconds(seconds))

const KEPT = 'Everything you typed is kept on this device.'
const HERE = 'Everything you typed is still here: keep this page open.'

/** What is told beside the button when it did not get through; `keeps` says whether the device keeps what was typed. */
export function describeSendError(refusal: SendError | null, keeps: boolean): string {
  const kept = keeps ? KEPT : HERE
  switch (refusal?.status) {
    case 0:
      return `There is no connection to the portal. ${kept} Send it again once you are connected: it arrives once.`
    case 400:
      return refusal.sentence ?? 'Please check the marked fields.'
    case 409:
      return refusal.sentence ?? `This was sent before with something else in it. ${kept}`
    case 429:
      return `A lot was sent in a short time. ${kept} Please send it again ${soon(refusal.retryAfter)}.`
    default:
      return `The portal could not take it just now. ${kept} Please send it again ${soon(refusal?.retryAfter ?? null)}.`
  }
}
