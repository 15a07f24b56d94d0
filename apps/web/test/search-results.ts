import type { SearchResults } from '@portal/domain/contract'

const none = { total: 0, items: [] }

/** A search that finds nothing. */
export const NO_RESULTS: SearchResults = {
  businesses: none,
  news: none,
  events: none,
  tenders: none,
  jobs: none,
  guides: none,
  answers: [],
}

export const aGuideResult = (): SearchResults['guides']['items'][number] => ({
  title: 'Exporting oil',
  path: '/resources/export-oil',
  excerpt: 'What papers it takes.',
  kind: 'Guide',
})
