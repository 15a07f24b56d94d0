import type { SelectOption } from '@portal/ui'
import type { ListingQuery } from './listing-query.ts'

const ORDERS = [
  { value: 'rating', label: 'Highest Rated' },
  { value: 'newest', label: 'Newest First' },
  { value: 'alphabetical', label: 'Name A-Z' },
] as const

/** Sort orders; with a position the default is the distance, and in an area of the map there is no other. */
export const getOrders = ({ near, area }: Pick<ListingQuery, 'near' | 'area'>): readonly SelectOption[] =>
  area
    ? [{ value: '', label: 'Nearest First' }]
    : near
      ? [{ value: '', label: 'Nearest First' }, { value: 'relevance', label: 'Most Relevant' }, ...ORDERS]
      : [{ value: '', label: 'Most Relevant' }, ...ORDERS]
