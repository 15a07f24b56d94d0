import * as v from 'valibot'
import { joinWithOr } from '../shared/join-with-or.ts'

const objectOf = <const Entries extends v.ObjectEntries>(entries: Entries, none: string) =>
  v.object(entries, ({ path }) => {
    const [missing] = path ?? []
    return missing ? getRequiredMessage(entries[String(missing.key)]) : none
  })

/** The schema of a body; a missing field fails with the field's own message. */
export const body = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  objectOf(entries, 'Expected a JSON object')

/** The schema of a query; a missing parameter fails with the parameter's own message. */
export const query = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  objectOf(entries, 'Expected parameters')

interface ListMessages {
  /** For anything but a list. */
  readonly none: string
  /** For a list of more than `max` items. */
  readonly tooMany: string
}

/**
 * A list of at most `limit` items in a body. Its length is checked before its items, so that a huge list is rejected at once.
 */
export const listOf = <const Item extends v.GenericSchema>(
  item: Item,
  max: number,
  { none, tooMany }: ListMessages,
) =>
  v.pipe(
    v.custom<v.InferInput<Item>[]>(Array.isArray, none),
    // For the OpenAPI document, which cannot read the custom check.
    v.metadata({ items: item }),
    v.maxLength(max, tooMany),
    v.array(item, none),
  )

const getRequiredMessage = (entry: v.ObjectEntries[string] | undefined): string =>
  entry && 'message' in entry && typeof entry.message === 'string' ? entry.message : 'Required'

/** A positive integer id in a JSON response. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An id (digits only) or a slug in a path. */
export const IdOrSlug = v.pipe(
  v.string('Expected an id or a slug'),
  v.minLength(1, 'Expected an id or a slug'),
  v.maxLength(200, 'Expected an id or a slug'),
)

/** An id in a path. */
export const PathId = v.pipe(
  v.string('Expected an id'),
  v.regex(/^[1-9]\d{0,14}$/, 'Expected an id'),
  v.transform(Number),
)

const EXPECTED_INSTANT = 'Expected an instant such as 2026-11-20T04:57:00.000Z'

/** An instant in ISO 8601, UTC: `2026-11-20T04:57:00.000Z`. */
export const Instant = v.pipe(v.string(EXPECTED_INSTANT), v.isoTimestamp(EXPECTED_INSTANT))

type Options = readonly [string, ...string[]]

/** `Expected new, old or all`. */
const formatExpected = (options: Options): string => `Expected ${joinWithOr(options)}`

/** One of several options in a query string; the error message lists them. */
export const oneOf = <const Choice extends Options>(options: Choice) =>
  v.picklist(options, formatExpected(options))

/** The greatest length of a filter, in characters. */
const FILTER_MAX = 200

const filterValue = v.pipe(
  v.string('Please send this filter once'),
  v.maxLength(FILTER_MAX, `Please use at most ${FILTER_MAX} characters`),
)

/** A name, slug or code to filter by; an unknown one is accepted and matches nothing. */
export const filterText = v.optional(filterValue)

/** A boolean in a query string; anything else is null, which matches nothing. */
export const Flag = v.pipe(
  v.string('Please send this filter once'),
  v.transform((text) => (text === 'true' ? true : text === 'false' ? false : null)),
)

/** A whole number in a query string, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string('Please send this number once'),
    v.regex(/^\d{1,9}$/, `Expected a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `Expected a whole number from ${min} to ${max}`),
    v.maxValue(max, `Expected a whole number from ${min} to ${max}`),
  )

/** A filter that may be repeated in a query string; parsed as a list. */
export const filterTexts = v.optional(
  v.union(
    [
      v.pipe(v.array(filterValue), v.maxLength(20, 'Please send this filter at most 20 times')),
      v.pipe(
        filterValue,
        v.transform((one) => [one]),
      ),
    ],
    'Please send words to filter by',
  ),
)

/** The body of every error response. `fields` has a message for each invalid field, by its name in the request. */
export const Problem = v.object({
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
})
export type Problem = v.InferOutput<typeof Problem>

/** The empty body of a 204. */
export const NoContent = v.void()
