import { compileVocabulary, foldWords, getStem, toTextKey } from '@portal/domain/search'
import { SEARCH_WORDS } from '@portal/reference-data/search-words'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { ask, type Answer } from './ask.ts'
import { ENGINES, type Engine, type Portals } from './portals.ts'

/** The largest page that the API gives. */
const PAGE = 100

/** How engines order those that are called so and those that only say so. */
export interface NamesFirst {
  /** Queries of which a page has both. */
  readonly queries: number
  /** Queries of which a name comes behind a text, by engine. */
  readonly wrong: Readonly<Record<Engine, readonly string[]>>
}

/**
 * Asks for the words of names, in one country each, so that both those that are called so and those that only say so in their
 * description are on a page. Words that mean a trade are left out: whoever is of the trade may come before whoever is called so.
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
