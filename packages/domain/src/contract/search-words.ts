import * as v from 'valibot'
import { CATEGORIES } from '../business/categories.ts'
import { BusinessSummary } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, Id, Instant, listOf, NoContent, PathId, query } from './shared.ts'
import { line } from './text.ts'

/** The relation of a row’s right side to its left: equal, said otherwise, a kind of it, or near to it. */
export const SEARCH_WORD_RELATIONS = ['equal', 'is', 'kind', 'near'] as const
export type SearchWordRelation = (typeof SEARCH_WORD_RELATIONS)[number]

/** The longest phrase that searches compare, in words and in characters. */
const MAX_PHRASE = 4
const MAX_LENGTH = 60

export const SEARCH_WORD_LIMITS = { words: 8, meanings: 12, phrase: MAX_PHRASE, length: MAX_LENGTH } as const

const NO_TEXT = 'Please write words with letters'
const TOO_LONG = `Please use at most ${MAX_PHRASE} words and ${MAX_LENGTH} characters between two commas`

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** A word or a phrase as people type it. */
const Phrase = v.pipe(
  line(NO_TEXT, TOO_LONG),
  v.check((text) => /\p{L}/u.test(text), NO_TEXT),
  v.maxLength(MAX_LENGTH, TOO_LONG),
  v.check((text) => countWords(text) <= MAX_PHRASE, TOO_LONG),
  v.check((text) => !text.includes('|'), 'Please separate words by commas'),
  v.transform((text) => text.toLowerCase()),
)

const phrases = (max: number, none: string) => {
  const tooMany = `Please write at most ${max}; add further ones as another entry`
  return v.pipe(listOf(Phrase, max, { none, tooMany }), v.minLength(1, none))
}

const WORDS_NONE = 'Write what people search for'
const MEANINGS_NONE = 'Write what it means'

const Relation = v.picklist(SEARCH_WORD_RELATIONS, 'Choose how they relate')
const CATEGORY = 'Please choose one of the categories'
const CategorySlug = v.picklist(
  CATEGORIES.map(({ slug }) => slug),
  CATEGORY,
)

/** Words that visitors type, and their meanings. */
export const NewSearchWords = body({
  words: phrases(SEARCH_WORD_LIMITS.words, WORDS_NONE),
  relation: Relation,
  meanings: phrases(SEARCH_WORD_LIMITS.meanings, MEANINGS_NONE),
  /** The slug of the category of most such businesses; null for none. */
  category: v.nullish(CategorySlug, null),
})
export type NewSearchWords = v.InferOutput<typeof NewSearchWords>

/** An entry that administrators added to the search vocabulary. */
export const SearchWords = v.object({
  id: Id,
  words: v.array(v.string()),
  relation: v.picklist(SEARCH_WORD_RELATIONS),
  meanings: v.array(v.string()),
  category: v.nullable(v.string()),
  /** Null for a deleted account. */
  addedBy: v.nullable(v.string()),
  addedAt: Instant,
  /** Null if nobody has changed it. */
  changedAt: v.nullable(Instant),
})
export type SearchWords = v.InferOutput<typeof SearchWords>

/** One or several values of a query parameter, as a list. */
const repeated = <const List extends v.GenericSchema<string[], string[]>>(list: List, none: string) =>
  v.pipe(
    v.union(
      [
        v.array(v.string(none)),
        v.pipe(
          v.string(none),
          v.transform((one) => [one]),
        ),
      ],
      none,
    ),
    list,
  )

/** As an entry, with `without`: the id of the entry that it replaces. */
export const SearchWordsTrial = query({
  words: repeated(phrases(SEARCH_WORD_LIMITS.words, WORDS_NONE), WORDS_NONE),
  relation: Relation,
  meanings: repeated(phrases(SEARCH_WORD_LIMITS.meanings, MEANINGS_NONE), MEANINGS_NONE),
  category: v.optional(CategorySlug),
  without: v.optional(PathId),
})
export type SearchWordsTrial = v.InferOutput<typeof SearchWordsTrial>

/** The results of a search for the first of the words, with and without the entry. */
export const SearchWordsPreview = v.object({
  text: v.string(),
  /** The number of businesses without the entry. */
  before: v.number(),
  total: v.number(),
  /** The first five. */
  items: v.array(BusinessSummary),
})
export type SearchWordsPreview = v.InferOutput<typeof SearchWordsPreview>

const params = v.object({ id: PathId })

/** Administrators. The most recently changed first. */
export const listSearchWords = defineCall({
  method: 'GET',
  path: '/api/admin/search-words',
  summary: 'The words that administrators added to the vocabulary of searches, with who added them and when',
  tag: 'search',
  responses: { 200: v.array(SearchWords), ...errorResponses(401, 403, 429) },
})

/** Administrators. 400: words on both sides, or meanings that occur nowhere in the portal. */
export const previewSearchWords = defineCall({
  method: 'GET',
  path: '/api/admin/search-words/preview',
  summary: 'What a search would find with an entry that is not saved yet',
  tag: 'search',
  query: SearchWordsTrial,
  responses: { 200: SearchWordsPreview, ...errorResponses(400, 401, 403, 429) },
})

/** Administrators. 409: another entry has the word with the same relation. */
export const addSearchWords = defineCall({
  method: 'POST',
  path: '/api/admin/search-words',
  summary: 'Add words to the vocabulary of searches',
  tag: 'search',
  body: NewSearchWords,
  responses: { 201: SearchWords, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})

/** Administrators. 409: another entry has the word with the same relation. */
export const changeSearchWords = defineCall({
  method: 'PUT',
  path: '/api/admin/search-words/:id',
  summary: 'Change an entry of the vocabulary of searches',
  tag: 'search',
  params,
  body: NewSearchWords,
  responses: { 200: SearchWords, ...errorResponses(400, 401, 403, 404, 409, 415, 429, 503) },
})

/** Administrators. */
export const deleteSearchWords = defineCall({
  method: 'DELETE',
  path: '/api/admin/search-words/:id',
  summary: 'Delete an entry of the vocabulary of searches',
  tag: 'search',
  params,
  responses: { 204: NoContent, ...errorResponses(401, 403, 404, 429, 503) },
})
