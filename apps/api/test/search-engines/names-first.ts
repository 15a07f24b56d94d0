import { compileVocabulary, foldWords, getStem, toTextKey } from '@portal/domain/search'
import { SEARCH_WORDS } from '@portal/reference-data/search-words'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { ask, type Answer } from './ask.ts'
import { ENGINES, type Engine, type Portals } from './portals.ts'

/** The API's maximum page size. */
const PAGE = 100

/** How engines order businesses with the words in their name and in their description only. */
export interface NamesFirst {
  /** Queries whose page has both. */
  readonly queries: number
  /** Queries with a name after a description, by engine. */
  readonly wrong: Readonly<Record<Engine, readonly string[]>>
}

/**
 * Searches for the words of names, in one country each, so that a page has businesses with the words in their name and in
 * their description only. Words of a trade are left out: businesses of the trade may rank before those with the name.
 */
export async function checkNamesFirst(
  portals: Portals,
  listings: readonly BusinessRecord[],
  countries: readonly string[],
): Promise<NamesFirst> {
  const vocabulary = compileVocabulary(SEARCH_WORDS)
  const words = [...new Set(listings.flatMap(({ name }) => foldWords(name)))]
    .filter((word) => !vocabulary.find(toTextKey(word)))
    .toSorted()
  const wrong: Record<Engine, string[]> = { SQLite: [], PostgreSQL: [] }
  let queries = 0
  for (const text of words)
    for (const country of countries) {
      const asked = { text, filters: `country=${country}` }
      let hasBoth = false
      for (const engine of ENGINES) {
        const named = isNamed(await ask(portals[engine], asked, PAGE), text)
        hasBoth ||= named.includes(true) && named.includes(false)
        if (named.lastIndexOf(true) > named.indexOf(false) && named.includes(false))
          wrong[engine].push(`${text} in ${country}`)
      }
      if (hasBoth) queries += 1
    }
  return { queries, wrong }
}

const isNamed = ({ page }: Answer, word: string): boolean[] =>
  page.map(({ name }) => foldWords(name).some((said) => getStem(said) === getStem(word)))
