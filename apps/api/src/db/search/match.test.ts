// cspell:ignore makiraulawa tourismhospitality
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { newStore } from '#test/new-store.ts'
import { matchAllWords, matchPrefix } from './match.ts'

test('every word is quoted, in any order, as it is or as a prefix', () => {
  expect(matchAllWords('Honiara  airport!')).toBe('"Honiara"* AND "airport"*')
  expect(matchAllWords('car u')).toBe('("car" OR "car"*) AND "u"')
  expect(matchPrefix('Honiara air')).toBe('"Honiara" AND "air"*')
})

test('filters become tokens that no word of a search text can be', () => {
  const match = matchAllWords('reef', { province: 'makira-ulawa', industry: 'tourism-hospitality' })
  expect(match).toBe('"_province_makiraulawa" AND "_industry_tourismhospitality" AND ("reef" OR "reef"*)')
  expect(matchAllWords('_province_malaita')).toBe('"province"* AND "malaita"*')
})

test('any text can be searched for', async () => {
  const { readSqlite } = await newStore()
  const search = readSqlite.prepare('select rowid from business_search where business_search match ?')
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const match of [matchAllWords(text), matchPrefix(text)]) if (match !== null) search.all(match)
    }),
    { numRuns: 500 },
  )
})
