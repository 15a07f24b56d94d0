import { expect, test } from 'vitest'
import { getRegionFigures } from './region-figures.ts'

test('adds up the countries, and names the publishers', () => {
  expect(getRegionFigures()).toEqual({
    gdp: 'US$49B',
    gdpSource: 'World Bank, 2022 to 2023',
    growth: '3.0%',
    growthSource: '4 countries, forecast for 2025: Asian Development Outlook, September 2025',
  })
})
