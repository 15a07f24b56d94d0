// cspell:ignore makiraulawa tourismhospitality
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { newStore } from '#test/new-store.ts'
import { matchOf, matchTyped } from './match.ts'

test('every word is quoted, in any order, as it is or as a beginning', () => {
  expect(matchOf('Honiara  airport!')).toBe('"Honiara"* AND "airport"*')
  expect(matchOf('car u')).toBe('("car" OR "car"*) AND "u"')
  expect(matchTyped('Honiara air')).toBe('"Honiara" AND "air"*')
})

test('filters become tokens that no visitor’s word can be', () => {
  const match = matchOf('reef', { province: 'makira-ulawa', industry: 'tourism-hospitality' })
  expect(match).toBe('"_province_makiraulawa" AND "_industry_tourismhospitality" AND ("reef" OR "reef"*)')
  expect(matchOf('_province_malaita')).toBe('"province"* AND "malaita"*')
})

test('no text is too strange to be searched for', async () => {
  const { readSqlite } = await newStore()
  const search = readSqlite.prepare('select rowid from business_search where business_search match ?')
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const match of [matchOf(text), matchTyped(text)]) if (match !== null) search.all(match)
    }),
    { numRuns: 500 },
  )
})
