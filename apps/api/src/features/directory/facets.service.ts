import type { BusinessFacets, BusinessFilters } from '@portal/domain/contract'
import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import type { ReadContext } from '#db/version.ts'
import { toJson, type Json } from '#shared/json.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { countChoices, mergeMatchLevels } from './choice-counts.ts'
import { NO_FACETS, toFacets } from './facets.view.ts'
import type { BusinessMatches } from './matches.service.ts'

/** Cached facets, valid for one public version and minute. */
const MAX_CACHED = 500

export type ReadFacets = (query: BusinessFilters, at: ReadContext) => Promise<Json<BusinessFacets>>

/** Counts how many businesses each further choice of a filter leaves. */
export function createFacets(matches: BusinessMatches): ReadFacets {
  const cache = new LRUCache<string, Json<BusinessFacets>>({ max: MAX_CACHED })
  let cachedFor = ''
  return async (query, at) => {
    const validity = `${at.publicVersion} ${Math.floor(at.now / MINUTE)}`
    if (cachedFor !== validity) cache.clear()
    cachedFor = validity
    const key = JSON.stringify(query)
    const facets = cache.get(key) ?? toJson<BusinessFacets>(await countFacets(matches, query, at))
    // The version or the minute may have changed meanwhile.
    if (cachedFor === validity) cache.set(key, facets)
    return facets
  }
}

async function countFacets(
  matches: BusinessMatches,
  query: BusinessFilters,
  at: ReadContext,
): Promise<BusinessFacets> {
  const filter = parseFilter(query, at.now)
  if (!filter) return NO_FACETS
  const { columns, columnQuery, understood, didYouMean, matchLevels } = await matches.find(
    filter,
    query.search,
    at,
  )
  // With a chosen category, the other categories are those of the chosen industry.
  const industry = parseFilter({ ...query, category: undefined }, at.now)?.industry
  const countQuery = { ...columnQuery, filter: { ...filter, ...(industry !== undefined && { industry }) } }
  const matching = countChoices(columns, countQuery)
  const choices = matchLevels
    ? mergeMatchLevels((await matchLevels()).map((ids) => countChoices(columns, { ...countQuery, ids })))
    : matching
  return {
    ...toFacets(filter, matching.total, choices),
    ...(understood && { understood }),
    ...(didYouMean !== undefined && { didYouMean }),
  }
}
