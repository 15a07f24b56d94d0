import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePlaces } from './place-row.ts'
import { SEARCH_PLACES, SEARCH_WORDS } from './search-words.ts'
import { parseWords } from './word-row.ts'

const WORDS = 'words,relation,language,source,confidence'
const PLACES = 'names,kind,country,province,towns,latitude,longitude,source,confidence'

/** The fields of each line below the header of a table. */
function readFields(file: string): string[][] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => line.split(','))
}

const WORD_FILES = readdirSync(new URL('./', import.meta.url)).filter(
  (file) => file.endsWith('.csv') && file !== 'places.csv',
)

test('there are tables of words', () => {
  expect(WORD_FILES).toContain('general.csv')
})

test.each(WORD_FILES)('the vocabulary has every line of %s under its category', (file) => {
  const category = file === 'general.csv' ? null : file.replace('.csv', '')
  const rows = SEARCH_WORDS.filter((row) => row.category === category).map(
    ({ equal, meanings, relation, language, confidence }) => {
      const words = meanings.length > 0 ? `${equal.join('|')}>${meanings.join('|')}` : equal.join('|')
      return [words, relation ?? '', language, confidence]
    },
  )
  expect(rows).toEqual(
    readFields(file).map(([words, relation, language, , confidence]) => [
      words,
      relation,
      language,
      confidence,
    ]),
  )
})

test('the gazetteer is every line of the table of places', () => {
  const rows = SEARCH_PLACES.map(({ names, kind, country, province, towns, latitude, longitude }) => [
    names.join('|'),
    kind,
    country,
    province ?? '',
    towns.join('|'),
    latitude,
    longitude,
  ])
  const degrees = (field = '') => (field === '' ? null : Number(field))
  const expected = readFields('places.csv').map((fields) => [
    ...fields.slice(0, 5),
    degrees(fields[5]),
    degrees(fields[6]),
  ])
  expect(rows).toEqual(expected)
})

test.each([
  ['bread,kind,en,common', 'food.csv:3 needs 5 plain fields: bread,kind,en,common'],
  ['"bread",kind,en,common,high', 'food.csv:3 needs 5 plain fields: "bread",kind,en,common,high'],
  [
    'bread>loaf,like,en,common,high',
    'food.csv:3 needs one of is, kind, near: bread>loaf,like,en,common,high',
  ],
  ['bread,,en,common,', 'food.csv:3 needs one of high, medium, low: bread,,en,common,'],
])('rejects a table of words with the line %s', (line, message) => {
  expect(() => parseWords('food.csv', `${WORDS}\nfish,,en,common,high\n${line}\n`)).toThrow(message)
})

test.each([
  ['suva,village,fj,,,-18.1,178.4,GeoNames,high', 'needs one of town, island, area, province, country'],
  ['suva,town,to,,,-18.1,178.4,GeoNames,high', 'needs one of sb, fj, pg, nc, vu'],
  ['suva,town,fj,,,18 S,178.4,GeoNames,high', 'needs degrees as a number'],
])('rejects a table of places with the line %s', (line, reason) => {
  expect(() => parsePlaces('places.csv', `${PLACES}\n${line}`)).toThrow(`places.csv:2 ${reason}: ${line}`)
})

test('rejects a table without its columns', () => {
  expect(() => parseWords('food.csv', 'words,language\nbread,en')).toThrow(
    `food.csv:1 needs the columns ${WORDS}`,
  )
})
