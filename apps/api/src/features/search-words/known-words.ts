import { foldWords, getStem } from '@portal/domain/search'
import type { WordRow } from '@portal/reference-data/search-words'
import { createTables } from '#features/search/knowledge.service.ts'

interface KnownWords {
  /** What other entries add. */
  readonly others: readonly WordRow[]
  /** Those of stems that listings have. */
  readonly findListed: (stems: readonly string[]) => Promise<readonly string[]>
}

/** The first phrase with a word that no table, no other entry and no listing has in any form; undefined where there is none. */
export async function findUnknown(
  phrases: readonly string[],
  { others, findListed }: KnownWords,
): Promise<string | undefined> {
  const { vocabulary, gazetteer } = createTables(others)
  const stemsOf = (phrase: string) => foldWords(phrase).map(getStem)
  const unusual = phrases
    .flatMap(stemsOf)
    .filter((stem) => !vocabulary.hasStem(stem) && !gazetteer.hasStem(stem))
  if (unusual.length === 0) return undefined
  const listed = new Set(await findListed(unusual))
  const unknown = new Set(unusual.filter((stem) => !listed.has(stem)))
  return phrases.find((phrase) => stemsOf(phrase).some((stem) => unknown.has(stem)))
}
