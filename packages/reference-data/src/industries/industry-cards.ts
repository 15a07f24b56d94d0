import type { CountryCode } from '../places/codes.ts'
import type { IndustrySlug } from './industries.ts'

/**
 * An industry with a card. Its figures are samples for the whole region, shown as a regional estimate; live counts and
 * sourced figures stand beside them.
 */
export interface IndustryCard {
  readonly industry: IndustrySlug
  readonly featured: boolean
  /** Businesses in the region. */
  readonly businessCount: number
  /** Percent a year. */
  readonly growthRate: number
  /** Yearly revenue of one business, as shown. */
  readonly avgRevenue: string
  /** The leading countries, the largest first. */
  readonly topCountries: readonly CountryCode[]
  readonly keySegments: readonly string[]
}

/** The six cards of the industries page, in its order. */
export const INDUSTRY_CARDS = [
  {
    industry: 'tourism-hospitality',
    featured: true,
    businessCount: 3_250,
    growthRate: 8.5,
    avgRevenue: 'US$450K',
    topCountries: ['fj', 'vu', 'nc'],
    keySegments: ['Hotels and resorts', 'Dive and boat tours', 'Restaurants', 'Cultural visits'],
  },
  {
    industry: 'agriculture',
    featured: true,
    businessCount: 2_840,
    growthRate: 5.2,
    avgRevenue: 'US$180K',
    topCountries: ['pg', 'sb', 'fj'],
    keySegments: ['Cocoa and coffee', 'Coconut products', 'Kava', 'Fresh produce'],
  },
  {
    industry: 'fisheries',
    featured: false,
    businessCount: 1_560,
    growthRate: 6.1,
    avgRevenue: 'US$320K',
    topCountries: ['sb', 'pg', 'fj'],
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
  },
  {
    industry: 'ict-digital',
    featured: true,
    businessCount: 980,
    growthRate: 12.4,
    avgRevenue: 'US$275K',
    topCountries: ['fj', 'pg', 'vu'],
    keySegments: ['Internet services', 'Software', 'Mobile money', 'Repair and training'],
  },
  {
    industry: 'mining',
    featured: false,
    businessCount: 420,
    growthRate: 3.4,
    avgRevenue: 'US$2.1M',
    topCountries: ['pg', 'nc', 'sb'],
    keySegments: ['Nickel', 'Gold and copper', 'Bauxite', 'Mine services'],
  },
  {
    industry: 'construction',
    featured: false,
    businessCount: 2_150,
    growthRate: 4.8,
    avgRevenue: 'US$390K',
    topCountries: ['pg', 'fj', 'sb'],
    keySegments: ['Building', 'Roads and wharves', 'Timber and hardware', 'Engineering'],
  },
] as const satisfies readonly IndustryCard[]

/** The summary of the industries page: regional estimates, as shown. */
export const REGION_ESTIMATES = {
  industries: '10+',
  businesses: '12,000+',
  gdp: 'US$45B',
  growth: '6.8%',
} as const
