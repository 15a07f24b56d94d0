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

/** What search texts are read by; held for each list of added rows for as long as the list is. */
export function createKnowledge(
  listed: ListedWords,
  isWritten: (word: string) => boolean,
): (added: readonly WordRow[]) => Knowledge {
  const held = new WeakMap<readonly WordRow[], Knowledge>()
  return (added) => {
    const knowledge = held.get(added) ?? toKnowledge(createTables(added), listed, isWritten)
    held.set(added, knowledge)
    return knowledge
  }
}

const toKnowledge = (
  { vocabulary, gazetteer, known }: WordTables,
  listed: ListedWords,
  isWritten: (word: string) => boolean,
): Knowledge => ({
  vocabulary,
  gazetteer,
  lexicon: {
    // What is no word at all is misspelt, even where it looks as if it were made of a known one.
    isListed: (word) => isListedWord(listed, word) || (isDictionaryWord(word) && hasListedRoot(listed, word)),
    isBeginning: (word) => listed.beginning(word, 1).length > 0 || isWritten(word),
    corrections: (word) => findCorrections(word, listed, known),
    isDictionaryWord,
    isName: (word) => BRANDS.has(word) || isDictionaryName(word),
    splitParts: (word) => foldWords(listed.find(word)?.shown ?? ''),
  },
})
