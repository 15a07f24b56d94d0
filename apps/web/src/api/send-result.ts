import type { SendResult } from '#shared/forms/submission/send-error.ts'
import { isApiError } from '#shared/calls/api-error.ts'

interface MutationResult {
  data?: { reference: string } | undefined
  error?: unknown
}

/** The result of sending a form, from its mutation's result. */
export const toSendResult = ({ data, error }: MutationResult): SendResult =>
  data ? { reference: data.reference } : { error: isApiError(error) ? error : null }
