// cspell:ignore travaux travail
import { expect, test } from 'vitest'
import { getKnowledge } from '../../test/knowledge.ts'
import { wordRow } from '../../test/word-row.ts'
import { parseQuery } from './parse-query.ts'
import { listAddedWords, toPhraseQueries } from './phrase-queries.ts'

const knowledge = getKnowledge([
  wordRow({ equal: ['bakery', 'bread shop'], meanings: ['cake'], relation: 'kind' }),
  wordRow({ equal: ['bakery'], meanings: ['flour'], relation: 'near' }),
  wordRow({ equal: ['bakery'], meanings: ['oven'], relation: 'kind', confidence: 'low' }),
  wordRow({ equal: ['bed and breakfast'] }),
])

/** What a text must say, for each part any of these; a star behind one that may go on. */
const phrases = (text: string): string[][] =>
  toPhraseQueries(parseQuery(text, knowledge)).map((ways) =>
    ways.map(({ words, open }) => `${words.join(' ')}${open ? '*' : ''}`),
  )

test('a word is said as it is, by what means the same or is a kind of it, and by what is made of it', () => {
  const [ways = []] = phrases('bakeries')
  expect(ways).toEqual(expect.arrayContaining(['bakery*', 'bread shop*', 'cake*']))
})

test('what is only near to it, or unsure, is no way to say it', () => {
  const [ways = []] = phrases('bakery')
  expect(ways.filter((way) => /flour|oven/.test(way))).toEqual([])
})

test('other words of the same root say it too where the root is long enough', () => {
  expect(phrases('electricians')[0]).toEqual(expect.arrayContaining(['electrician*', 'electric*']))
  expect(phrases('bake')).toEqual([['bake*']])
})

test('each concept and each place must be said, a place by any of its names', () => {
  const [, gizo = [], ...others] = phrases('bakery in Gizo')
  expect(gizo).toContain('gizo')
  expect(others).toEqual([])
  const [png = []] = phrases('png')
  expect(png).toEqual(expect.arrayContaining(['png', 'papua new guinea']))
})

test('a phrase is said with all of its words, as texts write it', () => {
  expect(phrases('bed and breakfast')).toEqual([['bed and breakfast*']])
  expect(phrases('how to')).toEqual([['how to*', 'howto*']])
})

test('a single letter begins too many words', () => {
  expect(phrases('x')).toEqual([['x']])
})

test('what was typed is said as it is, beside its stem', () => {
  expect(phrases('women')[0]).toEqual(expect.arrayContaining(['women*', 'woman*']))
  expect(phrases('travaux')[0]).toEqual(expect.arrayContaining(['travaux*', 'travail*']))
  expect(phrases('Western')[0]).toContain('western')
})

test('a text is found by the stems with which its words don’t begin, and by other spellings', () => {
  expect(listAddedWords('Batteries and lamps for women by e-mail')).toEqual(['battery', 'woman', 'email'])
})
