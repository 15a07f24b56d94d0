import type { AppContext } from './context.ts'
import { createSearchCounter, type SearchCounter } from './features/analytics/searches/searches.service.ts'
import { createOpenings } from './features/businesses/openings.repository.ts'
import { createProfiles, type FindProfile } from './features/businesses/profile/profile.service.ts'
import { createContentReader, type Content } from './features/content/content.service.ts'
import { createBusinessCounts, type ReadCounts } from './features/directory/counts.service.ts'
import { createFacets } from './features/directory/facets.service.ts'
import type { ListReads } from './features/directory/listing.routes.ts'
import { createBusinessList } from './features/directory/listing.service.ts'
import { createBusinessMap } from './features/directory/map.service.ts'
import { createMatches } from './features/directory/matches.service.ts'
import { createNewBusinesses, type FindNew } from './features/directory/new-businesses.service.ts'
import { createNearest, type FindNearest } from './features/directory/nearest.service.ts'
import { createEngagement, type EngagementCounter } from './features/engagement/engagement.service.ts'
import type { CountryGuide } from './features/guides/guide.ts'
import { createGuides, type Guides } from './features/guides/guides.service.ts'
import { createAddedWordsReader } from './features/search-words/added-words.service.ts'
import { createBusinessSearch, type BusinessSearch } from './features/search/search.service.ts'
import { createPhraseParser } from './features/site-search/search.service.ts'

/** Services that several features share, created once: prepared reads and caches. */
export interface Services {
  readonly findProfile: FindProfile
  readonly engagement: EngagementCounter
  readonly counts: ReadCounts
  readonly businesses: BusinessSearch
  readonly nearest: FindNearest
  readonly findNew: FindNew
  readonly lists: ListReads
  readonly content: Content
  readonly guides: Guides
  readonly searchCounter: SearchCounter
}

export function createServices(context: AppContext, countryGuides: readonly CountryGuide[]): Services {
  const { store, config } = context
  const guides = createGuides(countryGuides, config.publicUrl)
  const findOpenKeys = createOpenings(store)
  const businesses = createBusinessSearch(store, {
    findOpenKeys,
    isWritten: async (word, at) => guides.hasWord(word) || content.hasWord(word, at),
    readAdded: createAddedWordsReader(store),
  })
  const content = createContentReader(store, createPhraseParser(businesses))
  const counts = createBusinessCounts(store)
  const matches = createMatches(store, { search: businesses, findOpenKeys })
  const nearest = createNearest(store, matches)
  return {
    findProfile: createProfiles(store),
    engagement: createEngagement(context),
    counts,
    businesses,
    nearest,
    findNew: createNewBusinesses(store, businesses),
    lists: {
      list: createBusinessList(store, { search: businesses, counts, matches, nearest, findOpenKeys }),
      readFacets: createFacets(matches),
      readMap: createBusinessMap(store, matches),
    },
    content,
    guides,
    searchCounter: createSearchCounter(context),
  }
}
