// cspell:ignore cofee
import type { Understood } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { anUnderstood } from '#test/facets.ts'
import { describeCorrection, describeMatches, describeResults } from './describe-results.ts'
import { findMissing, listGroups, type ResultFacts } from './result-groups.ts'

const place = (name: string): Understood['places'][number] => ({
  name,
  kind: 'town',
  country: 'sb',
  province: 'western',
  typed: name.toLowerCase(),
  without: '',
  position: { latitude: -8.1, longitude: 156.84 },
})

const gizo = place('Gizo')

test.each<[string, Partial<Understood> | undefined, number, boolean, string]>([
  ['without a text', undefined, 1234, true, '1,234 business(es) found'],
  ['all of it', {}, 12, true, '12 business(es) found'],
  ['all of it, in the place', { places: [gizo] }, 12, true, '12 business(es) found'],
  [
    'elsewhere',
    { matchLevel: 2, words: ['guesthouse'], places: [gizo], elsewhere: 3 },
    3,
    true,
    'None in Gizo. 3 elsewhere, nearest first',
  ],
  [
    'around the place',
    {
      matchLevel: 2,
      words: ['guesthouse'],
      places: [gizo],
      elsewhere: 3,
      around: { name: 'Western', count: 3 },
    },
    3,
    true,
    'None in Gizo. 3 in Western, nearest first',
  ],
  [
    'around the place and beyond',
    {
      matchLevel: 2,
      words: ['guesthouse'],
      places: [gizo],
      elsewhere: 1005,
      around: { name: 'Western', count: 3 },
    },
    1005,
    true,
    'None in Gizo. 3 in Western, 1,002 beyond, nearest first',
  ],
  [
    'elsewhere, in another order',
    { matchLevel: 2, words: ['guesthouse'], places: [gizo], elsewhere: 3 },
    3,
    false,
    'None in Gizo. 3 elsewhere',
  ],
  [
    'elsewhere than in two places',
    { matchLevel: 2, words: [], places: [gizo, place('Munda')], elsewhere: 1200 },
    1200,
    true,
    'None in Gizo or Munda. 1,200 elsewhere, nearest first',
  ],
  [
    'elsewhere than in a country',
    {
      matchLevel: 2,
      words: ['guesthouse'],
      places: [{ ...place('Vanuatu'), kind: 'country', position: undefined }],
      elsewhere: 3,
    },
    3,
    true,
    'None in Vanuatu. 3 elsewhere',
  ],
  [
    'elsewhere, and of what mentions it',
    { matchLevel: 2, words: ['guesthouse'], places: [gizo], elsewhere: 2 },
    4,
    true,
    'None in Gizo. 2 elsewhere, 2 that mention it, nearest first',
  ],
  ['elsewhere without a place', { matchLevel: 2, places: [], elsewhere: 3 }, 3, true, '3 business(es) found'],
  [
    'a part',
    { matchLevel: 3, words: ['surf', 'lessons'] },
    9,
    true,
    'No full match. These are partial matches',
  ],
  ['near to no word', { matchLevel: 4, words: [] }, 1, true, 'Nothing similar listed. These may help'],
  ['near to it', { matchLevel: 4, words: ['dentist'] }, 9, true, 'No dentist listed. These may help'],
  [
    'nothing, in a place',
    { matchLevel: 5, words: ['dentist'], places: [place('Suva')] },
    41,
    true,
    'No dentist listed. All businesses in Suva',
  ],
  ['nothing', { matchLevel: 5, words: ['dentist'] }, 300, true, 'No dentist listed. All businesses'],
  ['nothing but filler', { matchLevel: 5, words: [] }, 300, true, 'Nothing similar listed. All businesses'],
  ['nothing at all', { matchLevel: 5, words: ['dentist'] }, 0, true, 'No dentist listed'],
])('summarises %s', (_name, understood, total, isInOwnOrder, expected) => {
  const facts = { total, understood: understood && anUnderstood(understood), isFiltered: false, isInOwnOrder }
  expect(describeResults(facts)).toBe(expected)
})

test.each<[Understood['matchLevel'], number, string]>([
  [1, 9, '9 business(es) found'],
  [3, 9, 'No full match with these filters. These are partial matches'],
  [4, 9, 'No catering with these filters. These may help'],
  [5, 9, 'No catering with these filters. These may help'],
  [5, 0, 'No catering with these filters'],
])('describes a filtered list at match level %i with %i matches as %s', (matchLevel, total, expected) => {
  const understood = anUnderstood({ matchLevel, words: ['catering'] })
  expect(describeResults({ total, understood, isFiltered: true, isInOwnOrder: true })).toBe(expected)
})

test.each<[ResultFacts['before'], Partial<Understood>, number, string]>([
  ['section', { matchLevel: 4 }, 3, 'No business by that name. These match in part'],
  ['section', { matchLevel: 5, places: [gizo] }, 3, 'No business by that name. All businesses in Gizo'],
  ['section', { matchLevel: 4 }, 0, 'No business by that name'],
  [
    'section',
    { matchLevel: 2, places: [gizo], elsewhere: 3 },
    3,
    'No business in Gizo. 3 elsewhere, nearest first',
  ],
  ['section', {}, 3, '3 business(es) found'],
  ['answers', { matchLevel: 3 }, 3, 'No business matches all of it. These match in part'],
  ['answers', {}, 3, '3 business(es) found'],
])('after a %s, %j of %i is %s', (before, understood, total, expected) => {
  const facts = { total, understood: anUnderstood(understood), isFiltered: false, isInOwnOrder: true, before }
  expect(describeResults(facts)).toBe(expected)
})

test.each<[Partial<Understood>, string | null]>([
  [{}, null],
  [{ corrected: [{ from: 'cofee', to: 'coffee' }] }, 'Showing results for coffee'],
  [
    {
      corrected: [
        { from: 'cofee', to: 'coffee' },
        { from: 'rosters', to: 'roasters' },
      ],
    },
    'Showing results for coffee, roasters',
  ],
])('%j is corrected to %s', (understood, expected) => {
  expect(describeCorrection(anUnderstood(understood))).toBe(expected)
})

test.each<[Partial<Understood>, number, string | null]>([
  [{ places: [gizo], here: 2, elsewhere: 1005 }, 1007, '2 in Gizo, 1,005 elsewhere'],
  [{ places: [gizo], here: 1, elsewhere: 11 }, 21, '1 in Gizo, 11 elsewhere, 9 that mention it'],
  [{ places: [gizo], here: 2, elsewhere: 0 }, 3, '2 in Gizo, 1 that mentions it'],
  [{ places: [gizo], here: 2, elsewhere: 0 }, 2, null],
  [{ here: 2, elsewhere: 5 }, 7, null],
  [{ matchLevel: 2, places: [gizo], here: 0, elsewhere: 5 }, 5, null],
])('%j of %i is split into %s', (understood, total, expected) => {
  expect(describeMatches(anUnderstood(understood), total)).toBe(expected)
})

test.each<[Partial<Understood> | undefined, string | null]>([
  [undefined, null],
  [{ matchLevel: 2 }, null],
  [{ matchLevel: 3, words: ['surf', 'lessons'] }, 'surf lessons'],
  [{ matchLevel: 5, words: [] }, null],
])('for %j the missing subject is %s', (understood, missing) => {
  expect(findMissing(understood && anUnderstood(understood))).toBe(missing)
})

test.each<[string, Partial<Understood>, number, [number, string][]]>([
  ['without a place', { here: 5 }, 7, []],
  ['all in the place', { places: [gizo], here: 5 }, 5, []],
  [
    'in the place, elsewhere and mentions',
    { places: [gizo], here: 1, elsewhere: 11 },
    21,
    [
      [0, 'In Gizo (1)'],
      [1, 'Elsewhere, nearest first (11)'],
      [12, 'Mention it (9)'],
    ],
  ],
  [
    'around the place and farther away',
    { matchLevel: 2, places: [gizo], here: 0, elsewhere: 10, around: { name: 'Western', count: 3 } },
    10,
    [
      [0, 'Nearby, in Western (3)'],
      [3, 'Farther away (7)'],
    ],
  ],
  ['partial matches', { matchLevel: 3, places: [gizo], here: 0, elsewhere: 3 }, 9, []],
])('the list has parts: %s', (_, own, total, groups) => {
  expect(listGroups(anUnderstood(own), total).map(({ from, title }) => [from, title])).toEqual(groups)
})
