import type { Outcome } from '#shared/forms/submission/outcome.ts'
import { isApiError } from './api-error.ts'

interface Sent {
  data?: { reference: string } | undefined
  error?: unknown
}

/** What sending a form came to, from what its mutation answers. */
export const outcomeOf = ({ data, error }: Sent): Outcome =>
  data ? { reference: data.reference } : { refusal: isApiError(error) ? error : null }
