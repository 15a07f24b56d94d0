import * as v from 'valibot'

/** What a body is made of; a field that is not there is refused in the words for one that is no text. */
export const body = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ path }) => {
    const [missing] = path ?? []
    return missing ? sentenceOf(entries[String(missing.key)]) : 'Expected a JSON object'
  })

interface ListWords {
  /** Said of what is no list. */
  readonly none: string
  /** Said of a list of more than `most`. */
  readonly tooMany: string
}

/**
 * A list of at most `most` items in a body. It is counted before any item is looked at, so that a list of millions is
 * refused as quickly as one of five.
 */
export const listOf = <const Item extends v.GenericSchema>(
  item: Item,
  most: number,
  { none, tooMany }: ListWords,
) =>
  v.pipe(
    v.custom<v.InferInput<Item>[]>(Array.isArray, none),
    // What describes the schema looks no further than the count.
    v.metadata({ items: item }),
    v.maxLength(most, tooMany),
    v.array(item, none),
  )

const sentenceOf = (entry: v.ObjectEntries[string] | undefined): string =>
  entry && 'message' in entry && typeof entry.message === 'string' ? entry.message : 'Required'

/** A positive integer id as it stands in a JSON answer. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A path part that names one thing: digits only is an id, anything else a slug. */
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

/** An instant in ISO 8601, UTC: `2026-11-20T04:57:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

type Words = readonly [string, ...string[]]

/** `Expected new, old or all`. */
const expected = (words: Words): string =>
  `Expected ${[words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')}`

/** One of a few words in a query string; anything else is refused with all of them. */
export const oneOf = <const Choice extends Words>(words: Choice) => v.picklist(words, expected(words))

/** The longest value of a filter, in characters. */
const FILTER_MAX = 200

const filterValue = v.pipe(
  v.string('Please send this filter once'),
  v.maxLength(FILTER_MAX, `Please use at most ${FILTER_MAX} characters`),
)

/** A filter that is a name, a slug or a code; one that names nothing is taken, and matches nothing. */
export const filterText = v.optional(filterValue)

/** A yes or no in a query string; anything else is null, which matches nothing. */
export const Flag = v.pipe(
  v.string('Please send this filter once'),
  v.transform((text) => (text === 'true' ? true : text === 'false' ? false : null)),
)

/** A whole number in a query string, from `min` to `max`; anything else is refused. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string('Please send this number once'),
    v.regex(/^\d{1,9}$/, `Expected a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `Expected a whole number from ${min} to ${max}`),
    v.maxValue(max, `Expected a whole number from ${min} to ${max}`),
  )

/** A filter that may be repeated in a query string; always a list afterwards. */
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

/** Every answer that says no. `fields` names what to mend, by the name it was sent under. */
export const Problem = v.object({
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
})
export type Problem = v.InferOutput<typeof Problem>
