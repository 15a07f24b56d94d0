import type { CountryCode } from './codes.ts'
import type { IndustrySlug } from '../industries/industries.ts'

/** A country's fixed figures, as shown; amounts are in US dollars. */
export interface CountryFigures {
  readonly population: string
  readonly gdp: string
  /** Place among the world's economies; 1 is the easiest. */
  readonly easeOfBusinessRank: number
  /** Growth of its economy in 2025, see `GROWTH_SOURCE`; null where the source names none. */
  readonly growthRate: string | null
  /** Its main exports, the largest first. */
  readonly mainExports: readonly string[]
  /** The industries its guide puts first. */
  readonly mainIndustries: readonly IndustrySlug[]
  /** One sentence for its card. */
  readonly description: string
}

/** The source of the growth rates; it covers the four independent countries. */
export const GROWTH_SOURCE = 'Asian Development Outlook, September 2025'

/** Fixed figures of the five countries, by country code. */
export const COUNTRY_FIGURES = {
  sb: {
    population: '720,000',
    gdp: '$1.6B',
    easeOfBusinessRank: 136,
    growthRate: '2.9%',
    mainExports: ['Timber', 'Fish', 'Palm oil', 'Cocoa', 'Copra'],
    mainIndustries: ['fisheries', 'agriculture', 'mining', 'tourism-hospitality'],
    description:
      'Nearly a thousand islands with tuna waters, cocoa, coconut and timber, and Honiara as the hub.',
  },
  fj: {
    population: '920,000',
    gdp: '$5.5B',
    easeOfBusinessRank: 102,
    growthRate: '3.0%',
    mainExports: ['Bottled water', 'Fish', 'Sugar', 'Garments', 'Kava'],
    mainIndustries: ['tourism-hospitality', 'agriculture', 'manufacturing', 'ict-digital'],
    description: 'The region’s busiest crossroads for visitors, air freight, manufacturing and services.',
  },
  pg: {
    population: '9.1M',
    gdp: '$25.9B',
    easeOfBusinessRank: 108,
    growthRate: '4.6%',
    mainExports: ['Natural gas', 'Gold', 'Copper', 'Palm oil', 'Coffee'],
    mainIndustries: ['mining', 'agriculture', 'fisheries', 'construction', 'energy-renewables'],
    description: 'The largest market of the region, led by gas and mining, with coffee, cocoa and palm oil.',
  },
  nc: {
    population: '290,000',
    gdp: '$11.1B',
    easeOfBusinessRank: 45,
    growthRate: null,
    mainExports: ['Nickel ore', 'Ferronickel', 'Prawns'],
    mainIndustries: ['mining', 'tourism-hospitality', 'construction', 'fisheries'],
    description: 'A French territory with a high income, a world-scale nickel industry and a large lagoon.',
  },
  vu: {
    population: '320,000',
    gdp: '$950M',
    easeOfBusinessRank: 90,
    growthRate: '1.5%',
    mainExports: ['Kava', 'Copra', 'Beef', 'Coconut oil', 'Cocoa'],
    mainIndustries: ['tourism-hospitality', 'agriculture', 'construction', 'fisheries'],
    description:
      'Eighty islands known for kava, beef, volcanoes and visitors from Australia and New Zealand.',
  },
} as const satisfies Readonly<Record<CountryCode, CountryFigures>>
