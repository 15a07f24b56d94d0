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

/** What tables know, whatever listings say. */
export interface WordTables {
  readonly vocabulary: Vocabulary
  readonly gazetteer: Gazetteer
  readonly known: ReturnType<typeof createKnownWords>
}

let shipped: WordTables | undefined

/** The tables as they ship, compiled once in a process. */
function createShippedKnowledge(): WordTables {
  if (shipped) return shipped
  const vocabulary = compileVocabulary(SEARCH_WORDS)
  const gazetteer = compileGazetteer(SEARCH_PLACES)
  shipped = { vocabulary, gazetteer, known: createKnownWords([...vocabulary.words, ...gazetteer.words]) }
  return shipped
}

/** The tables with rows that administrators added: only those are compiled anew. */
export function createTables(added: readonly WordRow[]): WordTables {
  const { vocabulary, gazetteer, known } = createShippedKnowledge()
  const own = compileVocabulary(added)
  const ownWords = createKnownWords(own.words)
  return {
    vocabulary: joinVocabularies(vocabulary, own),
    gazetteer,
    known: { similar: (word) => [...known.similar(word), ...ownWords.similar(word)] },
  }
}

/** The tables with rows that administrators added, compiled once for each list of them. */
export function createCachedTables(): (added: readonly WordRow[]) => WordTables {
  const cached = new WeakMap<readonly WordRow[], WordTables>()
  return (added) => {
    const tables = cached.get(added) ?? createTables(added)
    cached.set(added, tables)
    return tables
  }
}

/** What search texts are read by: the tables, and the words that this database has. */
export const toKnowledge = (
  { vocabulary, gazetteer, known }: WordTables,
  listed: ListedWords,
  isWritten: (word: string) => Promise<boolean>,
): Knowledge => ({
  vocabulary,
  gazetteer,
  lexicon: {
    // What is no word at all is misspelt, even where it looks as if it were made of a known one.
    isListed: async (word) =>
      (await isListedWord(listed, word)) || (isDictionaryWord(word) && hasListedRoot(listed, word)),
    isBeginning: async (word) => (await listed.beginning(word, 1)).length > 0 || isWritten(word),
    findCorrections: (word) => findCorrections(word, listed, known),
    isDictionaryWord,
    isName: (word) => BRANDS.has(word) || isDictionaryName(word),
    splitParts: async (word) => foldWords((await listed.find(word))?.shown ?? ''),
  },
})
