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
const mend = async (text: string) => {
  const { words, corrected, offered } = await correctWords(splitQuery(text), knowledge)
  return { words: words.map(({ word }) => word).join(' '), corrected, offered }
}
const NONE = { corrected: [], offered: [] }

test.each(['coffee', 'beans near Gizo', 'guesthouses', '4wd', 'ab', 'where is the bakery', ''])(
  'what is known stays as it is: “%s”',
  async (text) => {
    expect(await mend(text)).toEqual({ words: text.toLowerCase(), ...NONE })
  },
)

test('a misspelt word is read as the likeliest known one', async () => {
  const corrected = [{ from: 'cofee', to: 'coffee' }]
  expect(await mend('cofee in Gizo')).toEqual({ words: 'coffee in gizo', corrected, offered: [] })
})

test('a name is shown as listings write it, another word in the case in which it was typed', async () => {
  expect((await mend('kwaibalaa')).corrected).toEqual([{ from: 'kwaibalaa', to: 'Kwaibala' }])
  expect((await mend('bakry')).corrected).toEqual([{ from: 'bakry', to: 'bakery' }])
})

test('the beginning of a word is left, unless it is one that the tables know without its last letter', async () => {
  expect(await mend('cushio')).toEqual({ words: 'cushio', ...NONE })
  expect((await mend('fishin')).corrected).toEqual([{ from: 'fishin', to: 'fishing' }])
})

test('an ordinary word is not taken after two changes, one of the tables and a name are', async () => {
  expect(await mend('cofvie')).toEqual({ words: 'cofvie', ...NONE })
  expect((await mend('bakrye')).corrected).toEqual([{ from: 'bakrye', to: 'bakery' }])
  expect((await mend('kvaibalaa')).corrected).toEqual([{ from: 'kvaibalaa', to: 'Kwaibala' }])
})

test('a word of English or French is left, and its correction offered', async () => {
  const cushions = { ...lexicon, isDictionaryWord: (word: string) => word === 'cushon' }
  const { words, corrected, offered } = await correctWords(splitQuery('cushon'), {
    ...knowledge,
    lexicon: cushions,
  })
  expect([words.map(({ word }) => word), corrected]).toEqual([['cushon'], []])
  expect(offered).toEqual([{ from: 'cushon', to: 'cushion' }])
  expect(await mend('sparrow')).toEqual({ words: 'sparrow', ...NONE })
})

test('a half-typed word is no misspelt one', async () => {
  expect(await mend('bake')).toEqual({ words: 'bake', ...NONE })
})

test('words that are one are joined, and one that is two is parted', async () => {
  expect(await mend('guest house')).toEqual({ words: 'guesthouse', ...NONE })
  expect(await mend('solo mon islands')).toEqual({ words: 'solomon islands', ...NONE })
  expect(await mend('coffeebeans')).toEqual({ words: 'coffee beans', ...NONE })
})

test('of several corrections the one that makes a known phrase is taken', async () => {
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

test('of corrections that are as near one that the tables know is taken', async () => {
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

test('the beginning of a word is a misspelt one where its correction makes a known phrase', async () => {
  const findCorrections = async () => [{ word: 'fishing', shown: 'fishing', uses: 1, distance: 1 }]
  const beginnings = { ...lexicon, isPrefix: async () => true, findCorrections }
  const read = async (text: string) =>
    (await correctWords(splitQuery(text), { ...knowledge, lexicon: beginnings })).corrected
  expect(await read('fihing')).toEqual([])
  expect(await read('fihing net')).toEqual([{ from: 'fihing', to: 'fishing' }])
})

test('a word with the same consonants is meant rather than two parts', async () => {
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

test('what nothing is like stays', async () => {
  expect(await mend('zzzqx')).toEqual({ words: 'zzzqx', ...NONE })
})

test('what goes before a number is a word of its own', async () => {
  expect((await mend('cenzus 2026')).words).toBe('cenzus 2026')
  expect((await mend('phase 2')).words).toBe('phase 2')
})

test('abbreviations and names are offered corrections, never read as them', async () => {
  expect(await mend('fsh')).toEqual({ words: 'fsh', corrected: [], offered: [{ from: 'fsh', to: 'fish' }] })
  expect((await mend('bakor')).corrected).toEqual([])
})

test('words with hyphens or dots between them are one word, which may be written in parts', async () => {
  const spellings = async (text: string) =>
    (await correctWords(splitQuery(text), knowledge)).words.map((one) => [one.typed, one.word, one.spellings])
  expect(await spellings('e-mail')).toEqual([['e-mail', 'email', [{ words: ['e', 'mail'], apart: false }]]])
  expect(await spellings('S.D.A.')).toEqual([['S.D.A', 'sda', [{ words: ['s', 'd', 'a'], apart: false }]]])
  expect(await spellings('cof-fee')).toEqual([
    ['cof-fee', 'coffee', [{ words: ['cof', 'fee'], apart: true }]],
  ])
})

test('words with hyphens are read one by one where a table knows them together, or one as a place', async () => {
  expect((await mend('fishing-net')).words).toBe('fishing net')
  expect((await mend('Gizo-coffee')).words).toBe('gizo coffee')
})
