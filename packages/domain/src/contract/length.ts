import * as v from 'valibot'

/** Validates that a text has at least `min` code points. */
export const minCharacters = (min: number, message: string) =>
  v.minCodePoints<string, number, string>(min, message)

/** Validates that a text has at most `max` code points. */
export const maxCharacters = (max: number, message: string) =>
  v.maxCodePoints<string, number, string>(max, message)
