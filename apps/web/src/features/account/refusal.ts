import { isApiError } from '#api/api-error.ts'

const UNCLEAR = 'That did not work. Please try again in a moment.'

/** What to tell somebody whose call was refused: own words for a status, else the API's sentence. */
export function describeRefusal(error: unknown, words: Readonly<Record<number, string>> = {}): string {
  if (!isApiError(error)) return UNCLEAR
  return words[error.status] ?? error.sentence ?? UNCLEAR
}
