import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'

const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
  v.transform((text) => Date.parse(text)),
  v.integer(),
)

/** Parses an instant to milliseconds; it must have a time zone, so that it is the same on every machine. */
export function parseInstant(text: string): number {
  const result = v.safeParse(Instant, text)
  if (result.success) return result.output
  throw new InvalidArgumentError('It takes a day, a time and a time zone, such as 2027-01-31T00:00:00Z.')
}
