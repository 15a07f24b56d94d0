import { textGiven } from '#shared/urls/url-state.ts'

/** The call behind an address of the industries page; the server's load and the screen ask for the same. */
export const industriesQuery = (query: URLSearchParams) => ({
  country: textGiven(query, 'country'),
  search: textGiven(query, 'search'),
})

/** What an industry's pages ask for, once its slug and word are known. */
export const businessesOf = (industry: string) => ({ industry, featured: 'true', limit: '6' })
export const newsOf = (search: string) => ({ search, limit: '3' })
export const eventsOf = (search: string) => ({ search, limit: '3' })
export const tendersOf = (industry: string) => ({ industry, limit: '3' })
export const resourcesOn = (section: string) => ({ section, limit: '3' })
