import type { CountryCode, ProvinceCode } from '@portal/domain/place'

type QueryValue = string | number | undefined
type Query = Readonly<Record<string, QueryValue | readonly string[]>>

/** A path with its query string; blank values are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value as QueryValue]) {
      if (one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  return search.size === 0 ? path : `${path}?${search}`
}

export const DIRECTORY_LISTS = ['featured', 'new', 'verified'] as const
export type DirectoryList = (typeof DIRECTORY_LISTS)[number]

export const NEWS_SECTIONS = [
  'countries',
  'industries',
  'policy',
  'funding',
  'success-stories',
  'press',
] as const
export type NewsSection = (typeof NEWS_SECTIONS)[number]

export const EVENT_SECTIONS = ['trade-shows', 'workshops', 'webinars', 'investment-forums'] as const
export type EventSection = (typeof EVENT_SECTIONS)[number]

interface ProfileAddress {
  country: CountryCode
  /** The category's slug. */
  category: string
  slug: string
}

/** Every address of this site, each written here once. */
export const paths = {
  home: () => '/',
  directory: (query: Query = {}) => withQuery('/directory', query),
  directoryList: (list: DirectoryList) => `/directory/${list}`,
  directorySearch: (query: Query = {}) => withQuery('/directory/search', query),
  directoryIndustries: () => '/directory/industries',
  directoryIndustry: (slug: string) => `/directory/industries/${slug}`,
  directoryProvinces: () => '/directory?view=provinces',
  directoryOfProvince: (province: ProvinceCode) => withQuery('/directory', { province }),
  /** The listings of a country or a province. */
  country: (place: CountryCode | ProvinceCode, query: Query = {}) => withQuery(`/${place}`, query),
  countryCategory: (place: CountryCode | ProvinceCode, category: string, query: Query = {}) =>
    withQuery(`/${place}/${category}`, query),
  categoryEverywhere: (category: string, query: Query = {}) => withQuery(`/countries/${category}`, query),
  business: ({ country, category, slug }: ProfileAddress) => `/${country}/${category}/${slug}`,
  search: (query: { q?: string; province?: string; industry?: string; page?: number } = {}) =>
    withQuery('/search', query),
  exampleBusiness: () => '/example-business',
  loadingShowcase: () => '/loading-showcase',
  news: (query: Query = {}) => withQuery('/news', query),
  newsSection: (section: NewsSection) => `/news/${section}`,
  newsArticle: (slug: string) => `/news/${slug}`,
  events: (query: Query = {}) => withQuery('/events', query),
  eventsSection: (section: EventSection) => `/events/${section}`,
  signIn: (returnTo?: string) => withQuery('/auth/sign-in', { returnTo }),
  register: (returnTo?: string) => withQuery('/auth/register', { returnTo }),
  /** The wizard: for a country, with a rejected listing of one's own to mend, or where signing in interrupted it. */
  registerBusiness: (query: { country?: CountryCode; resubmit?: number; resume?: 1 } = {}) =>
    withQuery('/register-business', query),
  /** The same wizard, as the header names it. */
  listBusiness: () => '/list-business',
  /** The same wizard, as the free plan names it. */
  startTrial: () => '/register',
  pricing: () => '/pricing',
  quoteBuilder: () => '/quote-builder',
  /** Where a request for a website stands; a form asks for what is left out. */
  quoteStatus: (query: { reference?: string; email?: string } = {}) => withQuery('/quote-status', query),
  dashboard: () => '/dashboard',
  admin: (query: Query = {}) => withQuery('/admin', query),
  /** A browser navigation that leads to where one signs in, and back to a path of this site. */
  login: (returnTo: string) => withQuery('/api/login', { returnTo }),
  /** A browser navigation that ends the session and leads home. */
  signOut: () => '/api/logout',
} as const

/** Addresses of screens as the router matches them. */
export const patterns = {
  home: '/',
  directory: '/directory',
  directoryList: '/directory/:list',
  directoryIndustries: '/directory/industries',
  directoryIndustry: '/directory/industries/:industry',
  country: '/:country',
  countryCategory: '/:country/:category',
  categoryEverywhere: '/countries/:category',
  business: '/:country/:category/:slug',
  search: '/search',
  exampleBusiness: '/example-business',
  loadingShowcase: '/loading-showcase',
  registerBusiness: '/register-business',
  listBusiness: '/list-business',
  registerShort: '/register',
  news: '/news',
  newsArticle: '/news/:slug',
  events: '/events',
  eventsSection: '/events/:section',
  signIn: '/auth/sign-in',
  register: '/auth/register',
  pricing: '/pricing',
  quoteBuilder: '/quote-builder',
  quoteStatus: '/quote-status',
  dashboard: '/dashboard',
  admin: '/admin',
} as const

const HERE = 'https://this.invalid'

/** Where to go after signing in: a path of this site, anything else is the home page. */
export function safeReturnTo(text: string | null | undefined): string {
  if (!text || !text.startsWith('/') || /[\\\u0000-\u001f]/.test(text)) return paths.home()
  const url = URL.parse(text, HERE)
  return url?.origin === HERE ? url.pathname + url.search + url.hash : paths.home()
}
