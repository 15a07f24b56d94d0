import { isApiError } from '#shared/calls/api-error.ts'

const UNCLEAR = 'That did not work. Please try again in a moment.'

/** A sentence for a failed call: by status from `words`, otherwise the API's own. */
export function describeRefusal(error: unknown, words: Readonly<Record<number, string>> = {}): string {
  if (!isApiError(error)) return UNCLEAR
  return words[error.status] ?? error.sentence ?? UNCLEAR
}
