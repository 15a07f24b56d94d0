// cspell:ignore backerei boulangerie hôte hote
import { SEARCH_WORDS, type WordRow } from '@portal/reference-data/search-words'
import { expect, test } from 'vitest'
import { wordRow } from '../../test/word-row.ts'
import { findCategoryBySlug } from '../business/index.ts'
import { toTextKey } from './phrase.ts'
import { compileVocabulary, joinVocabularies } from './vocabulary.ts'

const meanings = (rows: readonly WordRow[], text: string) =>
  compileVocabulary(rows)
    .find(toTextKey(text))
    ?.meanings.map(({ words, weight, near }) => [words.join(' '), Number(weight.toFixed(3)), near])

test('synonyms find each other; narrower words are found only from broader ones', () => {
  const rows = [wordRow({ equal: ['hotel', 'motel'], meanings: ['leaf house'], relation: 'kind' })]
  expect(meanings(rows, 'Hotels')).toEqual([
    ['motel', 0.7, false],
    ['leaf house', 0.6, false],
  ])
  expect(meanings(rows, 'leaf house')).toBeUndefined()
})

test('marks near meanings, and weighs uncertain rows less', () => {
  const rows = [
    wordRow({ equal: ['doctor'], meanings: ['clinic'], relation: 'is', confidence: 'medium' }),
    wordRow({ equal: ['doctor'], meanings: ['herbal bath'], relation: 'near' }),
  ]
  expect(meanings(rows, 'doctor')).toEqual([
    ['clinic', 0.56, false],
    ['herbal bath', 0.35, true],
  ])
})

test('a word in another language leads to the meanings of its translation', () => {
  const rows = [
    wordRow({ equal: ['boulangerie'], meanings: ['bakery'], relation: 'is', language: 'fr' }),
    wordRow({ equal: ['bakery'], meanings: ['bread'], relation: 'kind' }),
  ]
  expect(meanings(rows, 'boulangerie')).toEqual([
    ['bakery', 0.7, false],
    ['bread', 0.51, false],
  ])
})

test('joined vocabularies equal one of all rows', () => {
  const shipped = [
    wordRow({ equal: ['boulangerie'], meanings: ['bakery'], relation: 'is', language: 'fr' }),
    wordRow({ equal: ['bakery'], meanings: ['bread'], relation: 'kind' }),
  ]
  const added = [
    wordRow({ equal: ['backerei'], meanings: ['boulangerie'], relation: 'is', category: 'food-beverages' }),
    wordRow({ equal: ['bakery', 'bread oven'] }),
  ]
  const joined = joinVocabularies(compileVocabulary(shipped), compileVocabulary(added))
  const whole = compileVocabulary([...shipped, ...added])
  for (const phrase of ['boulangerie', 'bakery', 'bread oven', 'backerei', 'bread', 'shoe'])
    expect(joined.find(toTextKey(phrase))).toEqual(whole.find(toTextKey(phrase)))
  expect(joined.find('backerei')?.meanings.map(({ words }) => words.join(' '))).toEqual([
    'boulangerie',
    'bakery',
  ])
  expect(['bread', 'boulangerie', 'oven', 'shoe'].map((word) => joined.hasStem(toTextKey(word)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(new Set(joined.words)).toEqual(new Set(whole.words))
})

test('looks a phrase up by its key, and keeps its words as written', () => {
  const rows = [wordRow({ equal: ['chambre d’hôte'], meanings: ['gîte'], relation: 'is', language: 'fr' })]
  expect(meanings(rows, 'chambre hote')).toEqual([['gite', 0.7, false]])
})

test('finds a phrase without its stop words, if two words remain', () => {
  const rows = [
    wordRow({ equal: ['fish and chips', 'where to eat'], meanings: ['takeaway'], relation: 'is' }),
  ]
  expect(meanings(rows, 'fish chips')).toContainEqual(['takeaway', 0.7, false])
  expect(meanings(rows, 'eat')).toBeUndefined()
})

const phrases = (texts: readonly string[]) => texts.map(toTextKey)

test('every row of the tables is valid: known categories, phrases of one to four words', () => {
  const wrong = SEARCH_WORDS.filter(
    ({ equal, meanings: right, relation, category }) =>
      equal.length === 0 ||
      (relation === null) !== (right.length === 0) ||
      (category !== null && findCategoryBySlug(category) === null) ||
      [...equal, ...right].some((text) => !/^\S+(?: \S+){0,3}$/.test(text)),
  )
  expect(wrong).toEqual([])
})

test('no row has repeats', () => {
  const rows = SEARCH_WORDS.map(({ equal, meanings: right, relation }) =>
    [phrases(equal).toSorted().join('|'), relation, phrases(right).toSorted().join('|')].join('>'),
  )
  expect(rows.filter((text, at) => rows.indexOf(text) !== at)).toEqual([])
})

test('no word has synonyms in more than three rows', () => {
  const counts = new Map<string, number>()
  for (const { equal } of SEARCH_WORDS)
    for (const key of new Set(phrases(equal))) counts.set(key, (counts.get(key) ?? 0) + 1)
  expect([...counts].filter(([, rows]) => rows > 3)).toEqual([])
})

test('the languages are those of the region', () => {
  const known = new Set(['en', 'fr', 'bi', 'tpi', 'pis', 'fj', 'hif'])
  const others = SEARCH_WORDS.flatMap(({ language }) => language.split('+')).filter((one) => !known.has(one))
  expect([...new Set(others)]).toEqual([])
})
