// cspell:ignore entrecasteaux orphelinat
import { SEARCH_PLACES } from '@portal/reference-data/search-words'
import { expect, test } from 'vitest'
import { toTextKey } from './phrase.ts'
import { formatPlaceName } from './place-name.ts'

test.each([
  ['gizo', 'Gizo'],
  ['port vila', 'Port Vila'],
  ['mont-dore', 'Mont-Dore'],
  ['vallée du tir', 'Vallée du Tir'],
  ['isle of pines', 'Isle of Pines'],
  ['rennell and bellona', 'Rennell and Bellona'],
  ['dumbéa sur mer', 'Dumbéa sur Mer'],
  ['the solomons', 'The Solomons'],
  ['la foa', 'La Foa'],
  ["malu'u", 'Malu’u'],
  ["gordon's", 'Gordon’s'],
  ["n'géa", 'N’Géa'],
  ["île d'ouvéa", 'Île d’Ouvéa'],
  ["baie de l'orphelinat", 'Baie de l’Orphelinat'],
  ["d'entrecasteaux islands", 'D’Entrecasteaux Islands'],
  ['png highlands', 'PNG Highlands'],
  ['4ème km', '4ème km'],
])('formats %s as %s', (name, written) => {
  expect(formatPlaceName(name)).toBe(written)
})

test('a formatted name finds the same place', () => {
  const names = SEARCH_PLACES.flatMap((row) => row.names)
  expect(names.map((name) => toTextKey(formatPlaceName(name)))).toEqual(names.map(toTextKey))
})
