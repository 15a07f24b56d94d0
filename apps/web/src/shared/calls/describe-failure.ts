import { isApiError } from './api-error.ts'

/** Shown when the API gave no reason. */
export const UNCLEAR = 'That did not work. Please try again in a moment.'

/** A sentence for a failed call: the API's own, if it has one. */
export const describeFailure = (error: unknown, fallback = UNCLEAR): string =>
  (isApiError(error) ? error.problem?.message : undefined) ?? fallback
