import { isApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

/** A sentence for a failed call: by status from `sentences`, otherwise the API's own. */
export function describeRefusal(error: unknown, sentences: Readonly<Record<number, string>> = {}): string {
  const words = isApiError(error) ? sentences[error.status] : undefined
  return words ?? describeFailure(error)
}
