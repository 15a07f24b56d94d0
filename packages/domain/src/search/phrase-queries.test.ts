// cspell:ignore travaux travail
import { expect, test } from 'vitest'
import { getKnowledge } from '../../test/knowledge.ts'
import { wordRow } from '../../test/word-row.ts'
import { parseQuery } from './parse-query.ts'
import { listWordForms, toPhraseQueries } from './phrase-queries.ts'

const knowledge = getKnowledge([
  wordRow({ equal: ['bakery', 'bread shop'], meanings: ['cake'], relation: 'kind' }),
  wordRow({ equal: ['bakery'], meanings: ['flour'], relation: 'near' }),
  wordRow({ equal: ['bakery'], meanings: ['oven'], relation: 'kind', confidence: 'low' }),
  wordRow({ equal: ['bed and breakfast'] }),
])

/** The phrases of each group, with a star after a prefix. */
const phrases = async (text: string): Promise<string[][]> =>
  toPhraseQueries(await parseQuery(text, knowledge)).map((ways) =>
    ways.map(({ words, open }) => `${words.join(' ')}${open ? '*' : ''}`),
  )

test('expands a word to itself, its synonyms, its kinds and its derivatives', async () => {
  const [ways = []] = await phrases('bakeries')
  expect(ways).toEqual(expect.arrayContaining(['bakery*', 'bread shop*', 'cake*']))
})

test('leaves out near things and uncertain meanings', async () => {
  const [ways = []] = await phrases('bakery')
  expect(ways.filter((way) => /flour|oven/.test(way))).toEqual([])
})

test('includes words of the same root where the root is long enough', async () => {
  expect((await phrases('electricians'))[0]).toEqual(expect.arrayContaining(['electrician*', 'electric*']))
  expect(await phrases('bake')).toEqual([['bake*']])
})

test('requires each concept and each place, a place by any of its names', async () => {
  const [, gizo = [], ...others] = await phrases('bakery in Gizo')
  expect(gizo).toContain('gizo')
  expect(others).toEqual([])
  const [png = []] = await phrases('png')
  expect(png).toEqual(expect.arrayContaining(['png', 'papua new guinea']))
})

test('requires all words of a phrase, as texts write it', async () => {
  expect(await phrases('bed and breakfast')).toEqual([['bed and breakfast*']])
  expect(await phrases('how to')).toEqual([['how to*', 'howto*']])
})

test('does not use a single letter as a prefix', async () => {
  expect(await phrases('x')).toEqual([['x']])
})

test('includes the typed words besides their stems', async () => {
  expect((await phrases('women'))[0]).toEqual(expect.arrayContaining(['women*', 'woman*']))
  expect((await phrases('travaux'))[0]).toEqual(expect.arrayContaining(['travaux*', 'travail*']))
  expect((await phrases('Western'))[0]).toContain('western')
})

test('adds stems that are no prefix of their word, and other spellings, to a text', () => {
  expect(listWordForms('Batteries and lamps for women by e-mail')).toEqual(['battery', 'woman', 'email'])
})
