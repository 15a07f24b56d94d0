import { expect, test } from 'vitest'
import { COUNTRY_FIGURES, FIGURE_SOURCES, INDUSTRIES } from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const rows = Object.entries(COUNTRY_FIGURES)

test('the five countries have their fixed figures', () => {
  expect(rows.map(([code, row]) => [code, row.population, row.gdp, row.easeOfBusinessRank])).toEqual([
    ['sb', '720,000', 'US$1.6B', 136],
    ['fj', '920,000', 'US$5.5B', 102],
    ['pg', '9.1M', 'US$25.9B', 108],
    ['nc', '290,000', 'US$11.1B', 45],
    ['vu', '320,000', 'US$950M', 90],
  ])
})

test('the countries have the published figures', () => {
  expect(rows.map(([code, { published }]) => [code, ...Object.values(published)])).toEqual([
    ['sb', '819,000', 1.6, 2023, 136],
    ['fj', '929,000', 5.5, 2023, 102],
    ['pg', '10.6M', 30.9, 2023, 120],
    ['nc', '293,000', 9.6, 2022, null],
    ['vu', '328,000', 1.1, 2023, 107],
  ])
})

test('each source names an edition or a year, or the figure has its own', () => {
  const { gdp, ...others } = FIGURE_SOURCES
  expect(gdp).toBe('World Bank')
  expect(Object.values(others).filter((source) => !/20\d\d/.test(source))).toEqual([])
})

test('growth is known for the four countries that its source covers', () => {
  expect(rows.filter(([, { growthRate }]) => growthRate === null).map(([code]) => code)).toEqual(['nc'])
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
