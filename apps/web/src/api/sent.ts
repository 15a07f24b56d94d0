import type { SendResult } from '#shared/forms/submission/send-error.ts'
import { isApiError } from './api-error.ts'

interface Sent {
  data?: { reference: string } | undefined
  error?: unknown
}

/** What sending a form came to, from what its mutation answers. */
export const toSendResult = ({ data, error }: Sent): SendResult =>
  data ? { reference: data.reference } : { refusal: isApiError(error) ? error : null }
