import { expect, test } from 'vitest'
import { INDUSTRIES, RESOURCE_TOPICS } from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'
import { INDUSTRY_TEXTS } from './industry-texts.ts'

const rows = Object.entries(INDUSTRY_TEXTS)

test('each of the ten industries has two to four full paragraphs', () => {
  expect(rows.map(([slug]) => slug).toSorted()).toEqual(INDUSTRIES.map(({ slug }) => slug).toSorted())
  const culprits = rows.filter(
    ([, { about }]) =>
      about.length < 2 ||
      about.length > 4 ||
      about.some((text) => !/^[A-Z][^<>*_[\]]{100,700}\.$/.test(text)),
  )
  expect(culprits.map(([slug]) => slug)).toEqual([])
})

test('no paragraph has amounts, percentages or large numbers, which would go out of date', () => {
  const culprits = rows.filter(([, { about }]) => about.some((text) => /[$%€]|\d{3}|\bmillion\b/.test(text)))
  expect(culprits.map(([slug]) => slug)).toEqual([])
})

test('topics of resources exist and are unique', () => {
  const topics: readonly string[] = RESOURCE_TOPICS
  const culprits = rows.filter(
    ([, row]) =>
      row.topics.length < 2 ||
      findDuplicates(row.topics).length > 0 ||
      !row.topics.every((one) => topics.includes(one)),
  )
  expect(culprits.map(([slug]) => slug)).toEqual([])
})
