// cspell:ignore hardwear wearhard bakry bakrye cofvie cushio fishin kvaibalaa cofee coffeebeans cushon fihing kwaibalaa zzzqx bakor cenzus
import { SEARCH_PLACES } from '@portal/reference-data/search-words'
import { expect, test } from 'vitest'
import { wordRow } from '../../test/word-row.ts'
import { compileGazetteer } from './gazetteer.ts'
import { correctWords, type Lexicon } from './correct-words.ts'
import { rankCorrections } from './spelling.ts'
import { getStem } from './stem.ts'
import { compileVocabulary } from './vocabulary.ts'
import { splitQuery } from './words.ts'

const LISTED = ['coffee', 'beans', 'bakery', 'Kwaibala', 'cushion', 'fishing', 'fish']
const DICTIONARY = ['coffee', 'beans', 'bakery', 'cushion', 'fishing', 'fish', 'sparrow']
const row = (...equal: string[]) => wordRow({ equal })

const lexicon: Lexicon = {
  isListed: (word) => LISTED.some((known) => getStem(known.toLowerCase()) === getStem(word)),
  isBeginning: (word) => LISTED.some((known) => known.toLowerCase().startsWith(word)),
  corrections: (word) =>
    rankCorrections(
      word,
      LISTED.map((shown) => ({ word: shown.toLowerCase(), shown, uses: 1 })),
    ),
  isDictionaryWord: (word) => DICTIONARY.includes(word),
  isName: (word) => word === 'bakor',
  splitParts: (word) => (word === 'fishnet' ? ['fish', 'net'] : []),
}
const knowledge = {
  vocabulary: compileVocabulary([
    row('guesthouse'),
    row('bakery'),
    row('fishing net'),
    row('finishing coat'),
  ]),
  gazetteer: compileGazetteer(SEARCH_PLACES),
  lexicon,
}
const mend = (text: string) => {
  const { words, corrected, offered } = correctWords(splitQuery(text), knowledge)
  return { words: words.map(({ word }) => word).join(' '), corrected, offered }
}
const NONE = { corrected: [], offered: [] }

test.each(['coffee', 'beans near Gizo', 'guesthouses', '4wd', 'ab', 'where is the bakery', ''])(
  'what is known stays as it is: “%s”',
  (text) => {
    expect(mend(text)).toEqual({ words: text.toLowerCase(), ...NONE })
  },
)

test('a misspelt word is read as the likeliest known one', () => {
  const corrected = [{ from: 'cofee', to: 'coffee' }]
  expect(mend('cofee in Gizo')).toEqual({ words: 'coffee in gizo', corrected, offered: [] })
})

test('a name is shown as listings write it, another word in the case in which it was typed', () => {
  expect(mend('kwaibalaa').corrected).toEqual([{ from: 'kwaibalaa', to: 'Kwaibala' }])
  expect(mend('bakry').corrected).toEqual([{ from: 'bakry', to: 'bakery' }])
})

test('the beginning of a word is left, unless it is one that the tables know without its last letter', () => {
  expect(mend('cushio')).toEqual({ words: 'cushio', ...NONE })
  expect(mend('fishin').corrected).toEqual([{ from: 'fishin', to: 'fishing' }])
})

test('an ordinary word is not taken after two changes, one of the tables and a name are', () => {
  expect(mend('cofvie')).toEqual({ words: 'cofvie', ...NONE })
  expect(mend('bakrye').corrected).toEqual([{ from: 'bakrye', to: 'bakery' }])
  expect(mend('kvaibalaa').corrected).toEqual([{ from: 'kvaibalaa', to: 'Kwaibala' }])
})

test('a word of English or French is left, and its correction offered', () => {
  const cushions = { ...lexicon, isDictionaryWord: (word: string) => word === 'cushon' }
  const { words, corrected, offered } = correctWords(splitQuery('cushon'), {
    ...knowledge,
    lexicon: cushions,
  })
  expect([words.map(({ word }) => word), corrected]).toEqual([['cushon'], []])
  expect(offered).toEqual([{ from: 'cushon', to: 'cushion' }])
  expect(mend('sparrow')).toEqual({ words: 'sparrow', ...NONE })
})

test('a half-typed word is no misspelt one', () => {
  expect(mend('bake')).toEqual({ words: 'bake', ...NONE })
})

test('words that are one are joined, and one that is two is parted', () => {
  expect(mend('guest house')).toEqual({ words: 'guesthouse', ...NONE })
  expect(mend('solo mon islands')).toEqual({ words: 'solomon islands', ...NONE })
  expect(mend('coffeebeans')).toEqual({ words: 'coffee beans', ...NONE })
})

test('of several corrections the one that makes a known phrase is taken', () => {
  const near = (word: string, distance = 1) => ({ word, shown: word, uses: 1, distance })
  const both = {
    ...lexicon,
    isBeginning: () => false,
    corrections: () => [near('finishing'), near('fishing')],
  }
  const read = (text: string) =>
    correctWords(splitQuery(text), { ...knowledge, lexicon: both }).corrected.map(({ to }) => to)
  expect([read('fihing'), read('fihing net'), read('fihing coat')]).toEqual([
    ['finishing'],
    ['fishing'],
    ['finishing'],
  ])
})

test('of corrections that are as near one that the tables know is taken', () => {
  const near = (word: string, distance = 1) => ({ word, shown: word, uses: 1, distance })
  const read = (...candidates: ReturnType<typeof near>[]) => {
    const among = { ...lexicon, isBeginning: () => false, corrections: () => candidates }
    return correctWords(splitQuery('bakry'), { ...knowledge, lexicon: among }).corrected.map(({ to }) => to)
  }
  expect(read(near('balky'), near('bakery'))).toEqual(['bakery'])
  expect(read(near('balky'), near('bakery', 2))).toEqual(['balky'])
})

test('the beginning of a word is a misspelt one where its correction makes a known phrase', () => {
  const corrections = () => [{ word: 'fishing', shown: 'fishing', uses: 1, distance: 1 }]
  const beginnings = { ...lexicon, isBeginning: () => true, corrections }
  const read = (text: string) =>
    correctWords(splitQuery(text), { ...knowledge, lexicon: beginnings }).corrected
  expect(read('fihing')).toEqual([])
  expect(read('fihing net')).toEqual([{ from: 'fihing', to: 'fishing' }])
})

test('a word with the same consonants is meant rather than two parts', () => {
  const listed = ['hardware', 'hard', 'wear']
  const parted = {
    ...lexicon,
    isListed: (word: string) => listed.includes(word),
    isBeginning: () => false,
    isDictionaryWord: () => false,
    corrections: () => [{ word: 'hardware', shown: 'hardware', uses: 1, distance: 2 }],
  }
  const read = (text: string) =>
    correctWords(splitQuery(text), { ...knowledge, lexicon: parted }).words.map(({ word }) => word)
  expect(read('hardwear')).toEqual(['hardware'])
  expect(read('wearhard')).toEqual(['wear', 'hard'])
})

test('what nothing is like stays', () => {
  expect(mend('zzzqx')).toEqual({ words: 'zzzqx', ...NONE })
})

test('what goes before a number is a word of its own', () => {
  expect(mend('cenzus 2026').words).toBe('cenzus 2026')
  expect(mend('phase 2').words).toBe('phase 2')
})

test('abbreviations and names are offered corrections, never read as them', () => {
  expect(mend('fsh')).toEqual({ words: 'fsh', corrected: [], offered: [{ from: 'fsh', to: 'fish' }] })
  expect(mend('bakor').corrected).toEqual([])
})

test('words with hyphens or dots between them are one word, which may be written in parts', () => {
  const spellings = (text: string) =>
    correctWords(splitQuery(text), knowledge).words.map((one) => [one.typed, one.word, one.spellings])
  expect(spellings('e-mail')).toEqual([['e-mail', 'email', [{ words: ['e', 'mail'], apart: false }]]])
  expect(spellings('S.D.A.')).toEqual([['S.D.A', 'sda', [{ words: ['s', 'd', 'a'], apart: false }]]])
  expect(spellings('cof-fee')).toEqual([['cof-fee', 'coffee', [{ words: ['cof', 'fee'], apart: true }]]])
})

test('words with hyphens are read one by one where a table knows them together, or one as a place', () => {
  expect(mend('fishing-net').words).toBe('fishing net')
  expect(mend('Gizo-coffee').words).toBe('gizo coffee')
})
