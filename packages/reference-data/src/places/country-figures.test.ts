import { expect, test } from 'vitest'
import { COUNTRY_FIGURES, INDUSTRIES } from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const rows = Object.entries(COUNTRY_FIGURES)

test('the five countries have their fixed figures', () => {
  expect(rows.map(([code, row]) => [code, row.population, row.gdp, row.easeOfBusinessRank])).toEqual([
    ['sb', '720,000', '$1.6B', 136],
    ['fj', '920,000', '$5.5B', 102],
    ['pg', '9.1M', '$25.9B', 108],
    ['nc', '290,000', '$11.1B', 45],
    ['vu', '320,000', '$950M', 90],
  ])
})

test('growth is a percentage for the four countries that its source covers', () => {
  expect(
    rows.filter(([, { growthRate }]) => !/^\d\.\d%$/.test(growthRate ?? '')).map(([code]) => code),
  ).toEqual(['nc'])
})

test('each country has exports, and existing industries', () => {
  const slugs = INDUSTRIES.map(({ slug }): string => slug)
  const culprits = rows.filter(
    ([, { mainExports, mainIndustries }]) =>
      mainExports.length < 3 ||
      findDuplicates(mainExports).length > 0 ||
      findDuplicates(mainIndustries).length > 0 ||
      mainIndustries.some((slug) => !slugs.includes(slug)),
  )
  expect(culprits).toEqual([])
})

test('each country has a description of one sentence that fits its card', () => {
  expect(rows.filter(([, { description }]) => !/^[A-Z].{40,110}\.$/.test(description))).toEqual([])
})
