import { expect, test } from 'vitest'
import { extractListingTerms, TERM_FIELDS, type ListingTexts } from './listing-terms.ts'

const NOTHING: ListingTexts = { name: '', category: '', place: '', description: '', tags: [] }

/** The terms of a listing, as `field:word`. */
const terms = (texts: Partial<ListingTexts>): string[] =>
  extractListingTerms({ ...NOTHING, ...texts }).map(
    ({ word, field }) => `${TERM_FIELDS[field]?.name}:${word}`,
  )

test('folds words, with their fields, in order', () => {
  const texts = { name: 'Café Reef', category: 'Restaurants', place: 'Gizo', tags: ['fresh bread'] }
  expect(terms({ ...texts, description: 'Coffee. Cakes too.' })).toEqual([
    'name:cafe',
    'name:reef',
    'first:coffee',
    'second:fresh',
    'second:bread',
    'second:cakes',
    'second:too',
    'category:restaurants',
    'place:gizo',
  ])
})

test('drops stop words except in the name', () => {
  expect(
    terms({ name: 'Best Buy', category: 'All of it', place: 'Near the wharf', description: 'We sell nets.' }),
  ).toEqual(['name:best', 'name:buy', 'first:nets', 'place:wharf'])
})

test('separates customers and landmarks, up to the next comma', () => {
  expect(terms({ description: 'Uniforms for hotels, caps beside the wharf' })).toEqual([
    'first:uniforms',
    'customers:hotels',
    'first:caps',
    'landmarks:wharf',
  ])
})

test('markers reach five words', () => {
  expect(terms({ description: 'Nets for one two three four five six' }).slice(-2)).toEqual([
    'customers:five',
    'first:six',
  ])
})

test('has each word once from the third sentence on', () => {
  expect(terms({ description: 'Nets. Nets. Nets. Boats. Boats and nets.' })).toEqual([
    'first:nets',
    'second:nets',
    'later:nets',
    'later:boats',
  ])
})

test('keeps words that are property names of any object', () => {
  expect(terms({ name: 'Constructor', description: 'A constructor, toString and valueOf.' })).toEqual([
    'name:constructor',
    'first:constructor',
    'first:tostring',
    'first:valueof',
  ])
})
