import * as v from 'valibot'
import { COUNTRY_CODES } from '@portal/reference-data'
import { CONTENT_LIMITS, ContentVersion, EDITED_KINDS } from './content-form.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { listOf } from './shared.ts'
import { line } from './text.ts'

const TITLE_TOO_LONG = `Title must be at most ${CONTENT_LIMITS.draftTitle} characters`
const TOO_LONG = `Please use at most ${CONTENT_LIMITS.text} characters`
const TOO_MANY = 'Please use at most 100 entries'
const NOT_TEXT = 'Please send this as text'
const COUNTRIES = 'Please choose from the five countries'
const KIND = 'Please choose the kind of content'
const TITLE = 'Please write a title'
const MISSING: Readonly<Record<string, string>> = { contentKind: KIND, title: TITLE }

/** Any text, unchanged: it is validated only for publication. */
const typed = v.pipe(v.string(NOT_TEXT), v.maxLength(CONTENT_LIMITS.text, TOO_LONG))

const typedRecord = v.record(v.string(NOT_TEXT), v.nullish(typed, ''), NOT_TEXT)
const LIST = 'Please send this as a list'
const repeated = v.optional(listOf(typedRecord, 100, { none: LIST, tooMany: TOO_MANY }))

const known = {
  contentKind: v.picklist(EDITED_KINDS, KIND),
  version: v.optional(ContentVersion, 0),
  title: v.pipe(
    line(TITLE),
    minCharacters(1, TITLE),
    maxCharacters(CONTENT_LIMITS.draftTitle, TITLE_TOO_LONG),
  ),
  isFeatured: v.nullish(v.boolean('Please choose whether it is featured'), false),
  countries: v.nullish(
    listOf(v.picklist(COUNTRY_CODES, COUNTRIES), COUNTRY_CODES.length, {
      none: COUNTRIES,
      tooMany: COUNTRIES,
    }),
    [],
  ),
  picture: v.nullish(typedRecord, null),
  capacity: v.nullish(v.union([v.number(NOT_TEXT), typed], NOT_TEXT), null),
  sources: repeated,
  lots: repeated,
  documents: repeated,
}

const contentDraft = v.objectWithRest(known, v.nullish(typed), ({ path }) => {
  const [missing] = path ?? []
  return missing ? (MISSING[String(missing.key)] ?? 'Required') : 'Expected a JSON object'
})
/** Named, so that the type of all calls stays short enough for the compiler to emit. */
export interface ContentDraftSchema extends v.GenericSchema<
  v.InferInput<typeof contentDraft>,
  v.InferOutput<typeof contentDraft>
> {}

/** Content that may be incomplete: only the title is required. Publishing it needs the rest. */
export const ContentDraft: ContentDraftSchema = contentDraft
export type ContentDraft = v.InferOutput<typeof ContentDraft>
