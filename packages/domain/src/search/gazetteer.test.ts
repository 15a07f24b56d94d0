import { SEARCH_PLACES } from '@portal/reference-data/search-words'
import { expect, test } from 'vitest'
import { COUNTRY_CODES, PROVINCE_CODES } from '../place/index.ts'
import { compileGazetteer } from './gazetteer.ts'
import { toTextKey } from './phrase.ts'

const gazetteer = compileGazetteer(SEARCH_PLACES)
const place = (name: string) => gazetteer.find(toTextKey(name))[0]
const scores = (name: string) => {
  const found = place(name)
  const names = found ? gazetteer.getNames(found) : []
  return Object.fromEntries(names.map(({ words, score }) => [words.join(' '), score]))
}

test('every country, and every province of the portal, is a place', () => {
  const codes = (kind: string) => SEARCH_PLACES.filter((row) => row.kind === kind)
  expect(
    codes('country')
      .map(({ country }) => country)
      .toSorted(),
  ).toEqual([...COUNTRY_CODES].toSorted())
  const provinces = codes('province').flatMap(({ country, province }) => (country === 'sb' ? [province] : []))
  expect(new Set(provinces)).toEqual(new Set(PROVINCE_CODES))
})

test('every town of a place has its own row, in the same country', () => {
  const missing = gazetteer.places.flatMap(({ name, towns, country }) =>
    towns
      .filter((key) => !gazetteer.find(key).some((row) => row.kind === 'town' && row.country === country))
      .map((key) => `${name}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('every town has a point', () => {
  const without = SEARCH_PLACES.filter(({ kind, latitude }) => kind === 'town' && latitude === null)
  expect(without).toEqual([])
})

test('names are unique within a country', () => {
  const doubles = gazetteer.places.flatMap((row) =>
    row.names
      .map((words) =>
        gazetteer.find(toTextKey(words.join(' '))).filter(({ country }) => country === row.country),
      )
      .filter((rows) => rows.length > 1)
      .map((rows) => rows.map(({ name, kind }) => `${name} (${kind})`).join(', ')),
  )
  expect([...new Set(doubles)]).toEqual([])
})

test.each([
  ['png', 'Papua New Guinea'],
  ['mt hagen', 'Mount Hagen'],
  ['santo', 'Espiritu Santo'],
  ['noumea', 'Nouméa'],
  ['ile des pins', 'Isle of Pines'],
])('%s is %s', (typed, name) => {
  expect(place(typed)?.name).toBe(name)
})

test('a town scores highest by its own name, then by its island, its neighbours, its province and its country', () => {
  const gizo = scores('gizo')
  expect(gizo['gizo']).toBe(1.05)
  expect(gizo['ghizo']).toBe(0.95)
  expect(gizo['munda']).toBeLessThan(0.5)
  expect(gizo['western']).toBe(0.4)
  expect(gizo['solomon islands']).toBe(0.15)
  expect(gizo).not.toHaveProperty('suva')
})

test('a place on an island or in a province is within it', () => {
  expect(scores('viti levu')).toMatchObject({ suva: 1, nadi: 1 })
  expect(scores('western province')).toMatchObject({ gizo: 1, munda: 1 })
})

test.each([
  ['Gizo', ['Western', 'Solomon Islands']],
  ['Western', ['Solomon Islands']],
  ['Suva', ['Central Division', 'Fiji']],
  ['Fiji', []],
])('%s lies in %j', (name, around) => {
  const found = place(name)
  expect(found && gazetteer.findContaining(found).map((wider) => wider.name)).toEqual(around)
})

test.each([
  ['Gizo', 'Western', true],
  ['Gizo', 'Solomon Islands', true],
  ['Western', 'Gizo', false],
  ['Gizo', 'Munda', false],
  ['Gizo', 'Malaita', false],
  ['Gizo', 'Fiji', false],
  ['Gizo', 'Gizo', false],
])('that %s lies in %s is %s', (name, other, isWithin) => {
  const [inner, outer] = [place(name), place(other)]
  expect(inner && outer && gazetteer.isWithin(inner, outer)).toBe(isWithin)
})
