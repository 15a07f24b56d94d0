import type { CountryCode } from '../places/codes.ts'
import type { IndustrySlug } from './industries.ts'

/**
 * A card of the industries page. Every figure is a sample and is captioned as a regional estimate;
 * live counts come from the API and stand beside it.
 */
export interface IndustryCard {
  readonly industry: IndustrySlug
  readonly featured: boolean
  /** Estimated businesses in the region. */
  readonly businessCount: number
  /** Percent a year; the bar beside it is five times as long, up to 100. */
  readonly growthRate: number
  /** Estimated yearly revenue of one business, as shown. */
  readonly avgRevenue: string
  /** Leading countries, the largest first. */
  readonly topCountries: readonly CountryCode[]
  readonly keySegments: readonly string[]
}

/** The six cards of the industries page, in its order. Sample figures. */
export const INDUSTRY_CARDS = [
  {
    industry: 'tourism-hospitality',
    featured: true,
    businessCount: 3_250,
    growthRate: 8.5,
    avgRevenue: '$450K',
    topCountries: ['fj', 'vu', 'nc'],
    keySegments: ['Hotels and resorts', 'Dive and boat tours', 'Restaurants', 'Cultural visits'],
  },
  {
    industry: 'agriculture',
    featured: true,
    businessCount: 2_840,
    growthRate: 5.2,
    avgRevenue: '$180K',
    topCountries: ['pg', 'sb', 'fj'],
    keySegments: ['Cocoa and coffee', 'Coconut products', 'Kava', 'Fresh produce'],
  },
  {
    industry: 'fisheries',
    featured: false,
    businessCount: 1_560,
    growthRate: 6.1,
    avgRevenue: '$320K',
    topCountries: ['sb', 'pg', 'fj'],
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
  },
  {
    industry: 'ict-digital',
    featured: true,
    businessCount: 980,
    growthRate: 12.4,
    avgRevenue: '$275K',
    topCountries: ['fj', 'pg', 'vu'],
    keySegments: ['Internet services', 'Software', 'Mobile money', 'Repair and training'],
  },
  {
    industry: 'mining',
    featured: false,
    businessCount: 420,
    growthRate: 3.4,
    avgRevenue: '$2.1M',
    topCountries: ['pg', 'nc', 'sb'],
    keySegments: ['Nickel', 'Gold and copper', 'Bauxite', 'Mine services'],
  },
  {
    industry: 'construction',
    featured: false,
    businessCount: 2_150,
    growthRate: 5.2,
    avgRevenue: '$390K',
    topCountries: ['pg', 'fj', 'sb'],
    keySegments: ['Building', 'Roads and wharves', 'Timber and hardware', 'Engineering'],
  },
] as const satisfies readonly IndustryCard[]

/** The summary above the cards; regional estimates, as shown. */
export const INDUSTRY_SUMMARY = [
  { figure: '10+', label: 'Industries' },
  { figure: '12,000+', label: 'Businesses' },
  { figure: '$45B', label: 'Combined GDP' },
  { figure: '6.8%', label: 'Average growth' },
] as const
