import * as v from 'valibot'

/** A text of at least so many characters, whatever they take in memory. */
export const atLeast = (least: number, message: string) =>
  v.minCodePoints<string, number, string>(least, message)

/** A text of at most so many characters, whatever they take in memory. */
export const atMost = (most: number, message: string) =>
  v.maxCodePoints<string, number, string>(most, message)
