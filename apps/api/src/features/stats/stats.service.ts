import type {
  DashboardStats,
  ProvinceStats,
  ResourceStats,
  TypeStats,
  TypeStatsQuery,
} from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCES } from '@portal/domain/place'
import type { AppContext } from '#context.ts'
import { countMembers } from '#features/users/users.service.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessCounts } from '#features/directory/counts.service.ts'
import { countPublicReviews } from '#features/reviews/reviews.service.ts'
import { countNewsAndEvents } from '#features/content/content.service.ts'
import { countResources } from '#features/content/resource-counts.service.ts'

const VERIFIED = parseFilter({ tab: 'verified' }, 0)

/** Figures of the whole portal; counts only what is public. */
export async function readDashboard(
  { store }: AppContext,
  counts: BusinessCounts,
  now: number,
): Promise<DashboardStats> {
  const { read } = store
  return {
    businesses: counts.total({}),
    verified: VERIFIED ? counts.total(VERIFIED) : 0,
    reviews: await countPublicReviews(read, now),
    ...(await countNewsAndEvents(store, now)),
    countries: COUNTRY_CODES.map((country) => ({
      country,
      businesses: counts.total({ country }),
    })),
  }
}

/** The number of published learning resources, and of accounts. */
export const readResourceStats = async (
  { store: { read } }: AppContext,
  now: number,
): Promise<ResourceStats> => ({
  ...(await countResources(read, now)),
  members: await countMembers(read),
})

const TOP_CATEGORIES = 2

/** Each province of a place, with its number of businesses and its most frequent categories. */
export function countByProvince(country: string | undefined, counts: BusinessCounts): ProvinceStats[] {
  const place = parseFilter({ country }, 0)
  if (!place) return []
  return PROVINCES.filter(
    (row) =>
      (place.country === undefined || row.country === place.country) &&
      (place.province === undefined || row.code === place.province),
  ).map(({ code: province }) => ({
    province,
    count: counts.total({ province }),
    topCategories: counts
      .byCategory({ province })
      .slice(0, TOP_CATEGORIES)
      .map(([category]) => category),
  }))
}

/**
 * The number of businesses of each type in a list; none for filters that the counters don't know, such as new
 * businesses.
 */
export function countByType(query: TypeStatsQuery, counts: BusinessCounts): TypeStats[] {
  const filter = parseFilter(query, 0)
  if (!filter || filter.since !== undefined) return []
  return counts.byType(filter)
}
