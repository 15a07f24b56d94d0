import type { CountryCode } from './codes.ts'
import type { IndustrySlug } from '../industries/industries.ts'

/** Figures of a country from `FIGURE_SOURCES`; null if the source has none. */
export interface PublishedFigures {
  /** Rounded. */
  readonly population: string
  /** Billions of current US dollars. */
  readonly gdp: number
  /** The year of `gdp`. */
  readonly gdpYear: number
  /** Place among 190 economies; 1 is the easiest. */
  readonly easeOfBusinessRank: number | null
}

/** A country's figures: published ones, and estimates of population, GDP and rank as shown. */
export interface CountryFigures {
  readonly population: string
  readonly gdp: string
  /** Place among the world's economies; 1 is the easiest. */
  readonly easeOfBusinessRank: number
  readonly published: PublishedFigures
  /** Forecast growth of the economy in 2025, in percent. */
  readonly growthRate: number | null
  /** Its main exports, the largest first. */
  readonly mainExports: readonly string[]
  /** The industries its guide puts first. */
  readonly mainIndustries: readonly IndustrySlug[]
  /** One sentence for its card. */
  readonly description: string
}

/** The publisher of each figure, with its year or edition. */
export const FIGURE_SOURCES = {
  population: 'World Bank, 2024',
  gdp: 'World Bank',
  /** Its last edition; New Caledonia was never ranked. */
  easeOfBusinessRank: 'World Bank, Doing Business 2020 (last edition)',
  /** It covers the four independent countries. */
  growthRate: 'Asian Development Outlook, September 2025',
} as const

/** Figures of the five countries, by country code. */
export const COUNTRY_FIGURES = {
  sb: {
    population: '720,000',
    gdp: 'US$1.6B',
    easeOfBusinessRank: 136,
    published: { population: '819,000', gdp: 1.6, gdpYear: 2023, easeOfBusinessRank: 136 },
    growthRate: 2.9,
    mainExports: ['Timber', 'Fish', 'Palm oil', 'Cocoa', 'Copra'],
    mainIndustries: ['fisheries', 'agriculture', 'mining', 'tourism-hospitality'],
    description:
      'Nearly a thousand islands with tuna waters, cocoa, coconut and timber, and Honiara as the hub.',
  },
  fj: {
    population: '920,000',
    gdp: 'US$5.5B',
    easeOfBusinessRank: 102,
    published: { population: '929,000', gdp: 5.5, gdpYear: 2023, easeOfBusinessRank: 102 },
    growthRate: 3,
    mainExports: ['Bottled water', 'Fish', 'Sugar', 'Garments', 'Kava'],
    mainIndustries: ['tourism-hospitality', 'agriculture', 'manufacturing', 'ict-digital'],
    description: 'The region’s busiest crossroads for visitors, air freight, manufacturing and services.',
  },
  pg: {
    population: '9.1M',
    gdp: 'US$25.9B',
    easeOfBusinessRank: 108,
    published: { population: '10.6M', gdp: 30.9, gdpYear: 2023, easeOfBusinessRank: 120 },
    growthRate: 4.6,
    mainExports: ['Natural gas', 'Gold', 'Copper', 'Palm oil', 'Coffee'],
    mainIndustries: ['mining', 'agriculture', 'fisheries', 'construction', 'energy-renewables'],
    description: 'The largest market of the region, led by gas and mining, with coffee, cocoa and palm oil.',
  },
  nc: {
    population: '290,000',
    gdp: 'US$11.1B',
    easeOfBusinessRank: 45,
    published: { population: '293,000', gdp: 9.6, gdpYear: 2022, easeOfBusinessRank: null },
    growthRate: null,
    mainExports: ['Nickel ore', 'Ferronickel', 'Prawns'],
    mainIndustries: ['mining', 'tourism-hospitality', 'construction', 'fisheries'],
    description: 'A French territory with a high income, a world-scale nickel industry and a large lagoon.',
  },
  vu: {
    population: '320,000',
    gdp: 'US$950M',
    easeOfBusinessRank: 90,
    published: { population: '328,000', gdp: 1.1, gdpYear: 2023, easeOfBusinessRank: 107 },
    growthRate: 1.5,
    mainExports: ['Kava', 'Copra', 'Beef', 'Coconut oil', 'Cocoa'],
    mainIndustries: ['tourism-hospitality', 'agriculture', 'construction', 'fisheries'],
    description:
      'Eighty islands known for kava, beef, volcanoes and visitors from Australia and New Zealand.',
  },
} as const satisfies Readonly<Record<CountryCode, CountryFigures>>
