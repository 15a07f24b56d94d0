import { parseText } from '#shared/urls/url-state.ts'

/** The query of an address of the industries page: the results and the server's load send the same. */
export const toIndustriesQuery = (query: URLSearchParams) => ({
  country: parseText(query, 'country'),
  search: parseText(query, 'search'),
})

/** The queries for what an industry's pages show of other features. */
export const toBusinessesQuery = (industry: string) => ({ industry, featured: 'true', limit: '6' })
export const toNewsQuery = (search: string) => ({ search, limit: '3' })
export const toEventsQuery = (search: string) => ({ search, limit: '3' })
export const toTendersQuery = (industry: string) => ({ industry, limit: '3' })
export const toResourcesQuery = (section: string) => ({ section, limit: '3' })

/** An industry's insights show resources of its first topics only. */
export const MAX_TOPICS = 2
