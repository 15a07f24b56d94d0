import {
  compileGazetteer,
  compileVocabulary,
  foldWords,
  joinVocabularies,
  type Gazetteer,
  type Knowledge,
  type Vocabulary,
} from '@portal/domain/search'
import { BRANDS, SEARCH_PLACES, SEARCH_WORDS, type WordRow } from '@portal/reference-data/search-words'
import {
  type ListedWords,
  findCorrections,
  hasListedRoot,
  isListedWord,
  createKnownWords,
} from '#db/search/lexicon.ts'
import { isDictionaryName, isDictionaryWord } from '#shared/dictionaries.ts'

/** The word tables, which are independent of listings. */
export interface WordTables {
  readonly vocabulary: Vocabulary
  readonly gazetteer: Gazetteer
  readonly known: ReturnType<typeof createKnownWords>
}

let shipped: WordTables | undefined

/** The shipped tables, compiled once per process. */
function getShippedTables(): WordTables {
  if (shipped) return shipped
  const vocabulary = compileVocabulary(SEARCH_WORDS)
  const gazetteer = compileGazetteer(SEARCH_PLACES)
  shipped = { vocabulary, gazetteer, known: createKnownWords([...vocabulary.words, ...gazetteer.words]) }
  return shipped
}

/** The shipped tables with administrators' rows; only the latter are compiled again. */
export function createTables(added: readonly WordRow[]): WordTables {
  const { vocabulary, gazetteer, known } = getShippedTables()
  const own = compileVocabulary(added)
  const ownWords = createKnownWords(own.words)
  return {
    vocabulary: joinVocabularies(vocabulary, own),
    gazetteer,
    known: { findSimilar: (word) => [...known.findSimilar(word), ...ownWords.findSimilar(word)] },
  }
}

/** The same, compiled once for each array of rows. */
export function createTableCache(): (added: readonly WordRow[]) => WordTables {
  const cached = new WeakMap<readonly WordRow[], WordTables>()
  return (added) => {
    const tables = cached.get(added) ?? createTables(added)
    cached.set(added, tables)
    return tables
  }
}

/** The knowledge for parsing search texts: the tables, and the words of this database. */
export const toKnowledge = (
  { vocabulary, gazetteer, known }: WordTables,
  listed: ListedWords,
  isWritten: (word: string) => Promise<boolean>,
): Knowledge => ({
  vocabulary,
  gazetteer,
  lexicon: {
    // A non-word is misspelt even if it looks like a derivation of a known word.
    isListed: async (word) =>
      (await isListedWord(listed, word)) || (isDictionaryWord(word) && hasListedRoot(listed, word)),
    isPrefix: async (word) => (await listed.findByPrefix(word, 1)).length > 0 || isWritten(word),
    findCorrections: (word) => findCorrections(word, listed, known),
    isDictionaryWord,
    isName: (word) => BRANDS.has(word) || isDictionaryName(word),
    splitParts: async (word) => foldWords((await listed.find(word))?.shown ?? ''),
  },
})
