import * as v from 'valibot'

/** A text of at least so many code points. */
export const atLeast = (min: number, message: string) => v.minCodePoints<string, number, string>(min, message)

/** A text of at most so many code points. */
export const atMost = (max: number, message: string) => v.maxCodePoints<string, number, string>(max, message)
