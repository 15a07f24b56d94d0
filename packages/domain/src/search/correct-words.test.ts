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
  isListed: async (word) => LISTED.some((known) => getStem(known.toLowerCase()) === getStem(word)),
  isPrefix: async (word) => LISTED.some((known) => known.toLowerCase().startsWith(word)),
  findCorrections: async (word) =>
    rankCorrections(
      word,
      LISTED.map((shown) => ({ word: shown.toLowerCase(), shown, uses: 1 })),
    ),
  isDictionaryWord: (word) => DICTIONARY.includes(word),
  isName: (word) => word === 'bakor',
  splitParts: async (word) => (word === 'fishnet' ? ['fish', 'net'] : []),
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
const correct = async (text: string) => {
  const { words, corrected, offered } = await correctWords(splitQuery(text), knowledge)
  return { words: words.map(({ word }) => word).join(' '), corrected, offered }
}
const NONE = { corrected: [], offered: [] }

test.each(['coffee', 'beans near Gizo', 'guesthouses', '4wd', 'ab', 'where is the bakery', ''])(
  'what is known stays as it is: “%s”',
  async (text) => {
    expect(await correct(text)).toEqual({ words: text.toLowerCase(), ...NONE })
  },
)

test('corrects a misspelt word to the likeliest known one', async () => {
  const corrected = [{ from: 'cofee', to: 'coffee' }]
  expect(await correct('cofee in Gizo')).toEqual({ words: 'coffee in gizo', corrected, offered: [] })
})

test('formats a name as listings write it, other words in the typed case', async () => {
  expect((await correct('kwaibalaa')).corrected).toEqual([{ from: 'kwaibalaa', to: 'Kwaibala' }])
  expect((await correct('bakry')).corrected).toEqual([{ from: 'bakry', to: 'bakery' }])
})

test('keeps a prefix, unless it is a known word of the tables without its last letter', async () => {
  expect(await correct('cushio')).toEqual({ words: 'cushio', ...NONE })
  expect((await correct('fishin')).corrected).toEqual([{ from: 'fishin', to: 'fishing' }])
})

test('accepts a correction with two edits only for words of the tables and names', async () => {
  expect(await correct('cofvie')).toEqual({ words: 'cofvie', ...NONE })
  expect((await correct('bakrye')).corrected).toEqual([{ from: 'bakrye', to: 'bakery' }])
  expect((await correct('kvaibalaa')).corrected).toEqual([{ from: 'kvaibalaa', to: 'Kwaibala' }])
})

test('keeps a word of English or French, and offers its correction', async () => {
  const cushions = { ...lexicon, isDictionaryWord: (word: string) => word === 'cushon' }
  const { words, corrected, offered } = await correctWords(splitQuery('cushon'), {
    ...knowledge,
    lexicon: cushions,
  })
  expect([words.map(({ word }) => word), corrected]).toEqual([['cushon'], []])
  expect(offered).toEqual([{ from: 'cushon', to: 'cushion' }])
  expect(await correct('sparrow')).toEqual({ words: 'sparrow', ...NONE })
})

test('keeps a half-typed word', async () => {
  expect(await correct('bake')).toEqual({ words: 'bake', ...NONE })
})

test('joins two words that are one, and splits one that is two', async () => {
  expect(await correct('guest house')).toEqual({ words: 'guesthouse', ...NONE })
  expect(await correct('solo mon islands')).toEqual({ words: 'solomon islands', ...NONE })
  expect(await correct('coffeebeans')).toEqual({ words: 'coffee beans', ...NONE })
})

test('prefers a correction that makes a known phrase', async () => {
  const near = (word: string, distance = 1) => ({ word, shown: word, uses: 1, distance })
  const both = {
    ...lexicon,
    isPrefix: async () => false,
    findCorrections: async () => [near('finishing'), near('fishing')],
  }
  const read = async (text: string) =>
    (await correctWords(splitQuery(text), { ...knowledge, lexicon: both })).corrected.map(({ to }) => to)
  expect([await read('fihing'), await read('fihing net'), await read('fihing coat')]).toEqual([
    ['finishing'],
    ['fishing'],
    ['finishing'],
  ])
})

test('prefers a word of the tables among equally near corrections', async () => {
  const near = (word: string, distance = 1) => ({ word, shown: word, uses: 1, distance })
  const read = async (...candidates: ReturnType<typeof near>[]) => {
    const among = { ...lexicon, isPrefix: async () => false, findCorrections: async () => candidates }
    return (await correctWords(splitQuery('bakry'), { ...knowledge, lexicon: among })).corrected.map(
      ({ to }) => to,
    )
  }
  expect(await read(near('balky'), near('bakery'))).toEqual(['bakery'])
  expect(await read(near('balky'), near('bakery', 2))).toEqual(['balky'])
})

test('corrects a prefix whose correction makes a known phrase', async () => {
  const findCorrections = async () => [{ word: 'fishing', shown: 'fishing', uses: 1, distance: 1 }]
  const beginnings = { ...lexicon, isPrefix: async () => true, findCorrections }
  const read = async (text: string) =>
    (await correctWords(splitQuery(text), { ...knowledge, lexicon: beginnings })).corrected
  expect(await read('fihing')).toEqual([])
  expect(await read('fihing net')).toEqual([{ from: 'fihing', to: 'fishing' }])
})

test('prefers a word with the same consonants to a split', async () => {
  const listed = ['hardware', 'hard', 'wear']
  const parted = {
    ...lexicon,
    isListed: async (word: string) => listed.includes(word),
    isPrefix: async () => false,
    isDictionaryWord: () => false,
    findCorrections: async () => [{ word: 'hardware', shown: 'hardware', uses: 1, distance: 2 }],
  }
  const read = async (text: string) =>
    (await correctWords(splitQuery(text), { ...knowledge, lexicon: parted })).words.map(({ word }) => word)
  expect(await read('hardwear')).toEqual(['hardware'])
  expect(await read('wearhard')).toEqual(['wear', 'hard'])
})

test('keeps a word without any correction', async () => {
  expect(await correct('zzzqx')).toEqual({ words: 'zzzqx', ...NONE })
})

test('does not join a word with a number', async () => {
  expect((await correct('cenzus 2026')).words).toBe('cenzus 2026')
  expect((await correct('phase 2')).words).toBe('phase 2')
})

test('offers corrections of abbreviations and names without applying them', async () => {
  expect(await correct('fsh')).toEqual({
    words: 'fsh',
    corrected: [],
    offered: [{ from: 'fsh', to: 'fish' }],
  })
  expect((await correct('bakor')).corrected).toEqual([])
})

test('reads words joined by hyphens or dots as one word, with its parts as a spelling', async () => {
  const spellings = async (text: string) =>
    (await correctWords(splitQuery(text), knowledge)).words.map((one) => [one.typed, one.word, one.spellings])
  expect(await spellings('e-mail')).toEqual([['e-mail', 'email', [{ words: ['e', 'mail'], apart: false }]]])
  expect(await spellings('S.D.A.')).toEqual([['S.D.A', 'sda', [{ words: ['s', 'd', 'a'], apart: false }]]])
  expect(await spellings('cof-fee')).toEqual([
    ['cof-fee', 'coffee', [{ words: ['cof', 'fee'], apart: true }]],
  ])
})

test('reads hyphenated words separately where a table has the phrase, or one is a place', async () => {
  expect((await correct('fishing-net')).words).toBe('fishing net')
  expect((await correct('Gizo-coffee')).words).toBe('gizo coffee')
})
