// cspell:ignore makiraulawa tourismhospitality
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { matchAllWords, matchCloseWords, matchPrefix, type Match } from './match.ts'

const words = (text: string, isOpen: boolean): Match => ({ kind: 'words', words: text.split(' '), isOpen })

test('matches every word in any order, as a word or prefix', () => {
  expect(matchAllWords('Honiara  airport!')).toEqual({
    kind: 'all',
    parts: [words('Honiara', true), words('airport', true)],
  })
  expect(matchAllWords('car u')).toEqual({
    kind: 'all',
    parts: [{ kind: 'any', parts: [words('car', false), words('car', true)] }, words('u', false)],
  })
  expect(matchPrefix('Honiara air')).toEqual({
    kind: 'all',
    parts: [words('Honiara', false), words('air', true)],
  })
  expect(matchPrefix('\u{fb01}sh')).toEqual(words('fish', true))
  expect(matchPrefix(' ! ')).toBeNull()
})

test('matches close words of a phrase if each, in any form, is near the next', () => {
  const [fruit, shop] = [['fruit', 'fruits'], ['shop']]
  const near = (...pair: [string[], string[]]): Match => ({ kind: 'near', words: pair, between: 6 })
  expect(matchCloseWords([fruit, shop])).toEqual(near(fruit, shop))
  expect(matchCloseWords([fruit, ['and'], shop])).toEqual({
    kind: 'all',
    parts: [near(fruit, ['and']), near(['and'], shop)],
  })
  expect(matchCloseWords([fruit])).toBeNull()
  expect(matchCloseWords([['paw'], ['paw']])).toBeNull()
  expect(matchCloseWords([['kong'], ['kong'], fruit])).toEqual(near(['kong'], fruit))
  const ofAir = ['aerial', 'aerials', 'aerially', 'aero', 'aeros']
  const withLigatures = ofAir.flatMap((word) => [word, word.replace('ae', 'æ')])
  expect(matchCloseWords([[...ofAir, 'air'], shop])).toEqual(near(withLigatures, shop))
  expect(matchCloseWords([fruit, [], shop])).toBeNull()
})

test('facet tokens can’t be words of a search text', () => {
  expect(matchAllWords('reefs', { province: 'makira-ulawa', industry: 'tourism-hospitality' })).toEqual({
    kind: 'all',
    parts: [
      words('_province_makiraulawa', false),
      words('_industry_tourismhospitality', false),
      words('reefs', true),
    ],
  })
  expect(matchAllWords('_province_malaita')).toEqual({
    kind: 'all',
    parts: [words('province', true), words('malaita', true)],
  })
})

test('any text can be searched for', async () => {
  const store = await newSqliteStore()
  const search = store.readSqlite.prepare('select rowid from business_search where business_search match ?')
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const match of [matchAllWords(text), matchPrefix(text)])
        if (match !== null) search.all(store.matchText(match))
    }),
    { numRuns: 500 },
  )
})
