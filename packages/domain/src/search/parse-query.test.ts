// cspell:ignore baem baim blong dimanche faenem hotle hôtel laik solomons stap tude ouvert puis trouver
import { expect, test } from 'vitest'
import { getKnowledge } from '../../test/knowledge.ts'
import { wordRow } from '../../test/word-row.ts'
import { parseQuery, removePlace } from './parse-query.ts'

const row = (...equal: string[]) => wordRow({ equal })

const knowledge = getKnowledge([
  { ...row('guest house', 'lodge'), category: 'tourism-and-hospitality' },
  row('car hire'),
  row('freezer'),
  row('fish'),
  { ...row('taro'), category: 'fresh-produce' },
  { ...row('vegetables'), category: 'fresh-produce' },
  row('bed and breakfast'),
])
const parse = (text: string) => parseQuery(text, knowledge)
const concepts = async (text: string) => (await parse(text)).concepts.map(({ shown }) => shown)
const places = async (text: string) => (await parse(text)).places.map(({ place }) => place.name)

test.each([
  ['where can i find a cheap Guest Houses near me', ['Guest Houses']],
  ['car hire and lodge', ['car hire', 'lodge']],
  ['bed and breakfast', ['bed and breakfast']],
  ['wea nao mi save baem fish long Honiara', ['fish']],
  ['où puis-je trouver un freezer pas cher ouvert dimanche', ['freezer']],
  ['we nao bae mi faenem wan lodge', ['lodge']],
  ['mi laik baim fish tude', ['fish']],
  ['nearest lodge open 24 hours on sunday', ['lodge']],
  ['outrigger paddles', ['outrigger', 'paddles']],
  ['guest', ['guest']],
  ['phone number of outrigger lodge', ['outrigger', 'lodge']],
  ['phone number', ['phone']],
  [
    'hello can you tell me please where i could find any good and cheap lodge that is near to my place',
    ['lodge'],
  ],
])('“%s” asks for %j', async (text, shown) => {
  expect(await concepts(text)).toEqual(shown)
})

test('finds a phrase with stop words in it, but not across a purpose', async () => {
  expect(await concepts('hire of a guest in the house')).toEqual(['hire', 'guest in the house'])
  expect(await concepts('guest for my house')).toEqual(['guest', 'house'])
  expect(await concepts('guest or fish house')).toEqual(['guest', 'fish', 'house'])
})

test.each([
  ['car hire services', ['car hire']],
  ['services', ['services']],
  ['outrigger services', ['outrigger', 'services']],
])('drops generic words next to a known concept: “%s”', async (text, shown) => {
  expect(await concepts(text)).toEqual(shown)
})

test.each([
  ['hotel in Gizo', ['Gizo'], ['hotel']],
  ['gizo', ['Gizo'], []],
  ['lodge Port Vila', ['Port Vila'], ['lodge']],
  ['the solomons', ['Solomon Islands'], []],
  ['gizo and munda', ['Gizo', 'Munda'], []],
])('“%s” is in %j', async (text, names, shown) => {
  expect([await places(text), await concepts(text)]).toEqual([names, shown])
})

test('reads an ambiguous word as a place where the word before suggests it', async () => {
  expect([await places('taro'), await concepts('taro')]).toEqual([[], ['taro']])
  expect([await places('lodge in taro'), await concepts('lodge in taro')]).toEqual([['Taro'], ['lodge']])
})

test.each([
  ['lodge taro', ['Taro'], ['lodge']],
  ['lodge We', ['Wé'], ['lodge']],
  ['taro lodge', [], ['taro', 'lodge']],
  ['vegetables taro', [], ['vegetables', 'taro']],
  ['freezer taro', [], ['freezer', 'taro']],
])('“%s”: after an unrelated trade the last word is a place', async (text, names, shown) => {
  expect([await places(text), await concepts(text)]).toEqual([names, shown])
})

test('marks a purpose, which may be missing', async () => {
  const purposes = async (text: string) =>
    (await parse(text)).concepts.map(({ shown, isPurpose }) => [shown, isPurpose])
  expect(await purposes('freezer for fish')).toEqual([
    ['freezer', false],
    ['fish', true],
  ])
  expect(await purposes('for fish')).toEqual([['fish', false]])
})

test('makes one concept of a text of stop words only', async () => {
  expect(await concepts('Best Buy')).toEqual(['Best Buy'])
  expect(await concepts('A & O')).toEqual(['A O'])
  expect(await concepts('best buy fish')).toEqual(['fish'])
  expect([await concepts('best in gizo'), await places('best in gizo')]).toEqual([[], ['Gizo']])
  expect(await parse('!?')).toMatchObject({ concepts: [], places: [], words: [] })
})

test.each([
  ['hotel in gizo', ['hotel']],
  ['in auki', ['']],
  ['Gizo hotel', ['hotel']],
  ['hôtel à Nouméa', ['hôtel']],
  ['store blong Gizo', ['store']],
  ['stap long Gizo', ['stap']],
  ['lodge close to the Coral Coast with pool', ['lodge with pool']],
  ['hotel in Gizo or Munda', ['hotel or Munda', 'hotel in Gizo']],
])('“%s” without each of its places is %j', async (text, left) => {
  const parsed = await parse(text)
  expect(parsed.places.map((place) => removePlace(parsed, place))).toEqual(left)
})

test('keeps a repeated concept once', async () => {
  const { concepts: found, words } = await parse(`lodge ${'lodges '.repeat(30)}fish lodge car hire car hire`)
  expect(found.map(({ shown }) => shown)).toEqual(['lodge', 'fish', 'car hire'])
  expect(words.length).toBeLessThan(10)
})

test('looks up each unknown word at most as often as a name may repeat it', async () => {
  let lookups = 0
  const lexicon = {
    ...knowledge.lexicon,
    findCorrections: (word: string) => {
      lookups += 1
      return knowledge.lexicon.findCorrections(word)
    },
  }
  await parseQuery('hotle '.repeat(30), { ...knowledge, lexicon })
  expect(lookups).toBeLessThanOrEqual(2)
})
