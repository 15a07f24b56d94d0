import { foldWords, getStem } from '@portal/domain/search'
import type { WordRow } from '@portal/reference-data/search-words'
import { createTables } from '#features/search/knowledge.service.ts'

interface KnownWords {
  /** Rows of other entries. */
  readonly others: readonly WordRow[]
  /** Filters stems to those that listings have. */
  readonly findListed: (stems: readonly string[]) => Promise<readonly string[]>
}

/** The first phrase with a word that no table, entry or listing has in any form; undefined without one. */
export async function findUnknown(
  phrases: readonly string[],
  { others, findListed }: KnownWords,
): Promise<string | undefined> {
  const { vocabulary, gazetteer } = createTables(others)
  const getStems = (phrase: string) => foldWords(phrase).map(getStem)
  const unusual = phrases
    .flatMap(getStems)
    .filter((stem) => !vocabulary.hasStem(stem) && !gazetteer.hasStem(stem))
  if (unusual.length === 0) return undefined
  const listed = new Set(await findListed(unusual))
  const unknown = new Set(unusual.filter((stem) => !listed.has(stem)))
  return phrases.find((phrase) => getStems(phrase).some((stem) => unknown.has(stem)))
}
