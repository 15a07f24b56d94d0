import type { SendResult } from '#shared/forms/submission/send-error.ts'
import { isApiError } from './api-error.ts'

interface MutationResult {
  data?: { reference: string } | undefined
  error?: unknown
}

/** What sending a form came to, from the result of its mutation. */
export const toSendResult = ({ data, error }: MutationResult): SendResult =>
  data ? { reference: data.reference } : { error: isApiError(error) ? error : null }
