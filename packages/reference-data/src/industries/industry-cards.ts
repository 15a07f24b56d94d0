import type { IndustrySlug } from './industries.ts'

/** What an editor says of an industry with a card; its figures are counted by the API. */
export interface IndustryCard {
  readonly industry: IndustrySlug
  readonly featured: boolean
  readonly keySegments: readonly string[]
}

/** The six cards of the industries page, in its order. */
export const INDUSTRY_CARDS = [
  {
    industry: 'tourism-hospitality',
    featured: true,
    keySegments: ['Hotels and resorts', 'Dive and boat tours', 'Restaurants', 'Cultural visits'],
  },
  {
    industry: 'agriculture',
    featured: true,
    keySegments: ['Cocoa and coffee', 'Coconut products', 'Kava', 'Fresh produce'],
  },
  {
    industry: 'fisheries',
    featured: false,
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
  },
  {
    industry: 'ict-digital',
    featured: true,
    keySegments: ['Internet services', 'Software', 'Mobile money', 'Repair and training'],
  },
  {
    industry: 'mining',
    featured: false,
    keySegments: ['Nickel', 'Gold and copper', 'Bauxite', 'Mine services'],
  },
  {
    industry: 'construction',
    featured: false,
    keySegments: ['Building', 'Roads and wharves', 'Timber and hardware', 'Engineering'],
  },
] as const satisfies readonly IndustryCard[]
