import { COUNTRY_CODES } from '@portal/domain/place'

/** A kind of read, sent repeatedly with slight differences. */
export interface BenchCase {
  readonly name: string
  /** The most processor time that the API may take, as a multiple of the bare server's. */
  readonly aim: number
  /** The path of the n-th request; `slugs` are of public listings. */
  path(n: number, slugs: readonly string[]): string
  /** Concurrent requests, 8 by default. Slow requests get fewer, or the API would reject some. */
  readonly connections?: number
}

const CATEGORIES = [
  'tourism-and-hospitality',
  'food-and-beverages',
  'handicrafts',
  'fresh-produce',
  'construction-and-materials',
]

export const pickInTurn = (values: readonly string[], n: number): string => values[n % values.length] ?? ''

/** Adds an unused parameter that makes each URL unique, so that no stored response is measured. */
export const getUnseenPath = (path: string, n: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}t=${n}`

/** Whether a URL is sent only once. */
export const isUnseen = (url: string): boolean => /[?&]t=\d+$/.test(url)

const READ_AIM = 2
const STORED_AIM = 2.5

const PROVINCES = '/api/stats/provinces?country=sb'

const getListPath = (n: number): string => `/api/businesses?country=${pickInTurn(COUNTRY_CODES, n)}&limit=24`

export const CASES = [
  // Longer responses are stored only compressed, and the bare server does not compress.
  { name: 'counts by province, stored response', aim: STORED_AIM, path: () => PROVINCES },
  { name: 'list by country', aim: READ_AIM, path: (n) => getUnseenPath(getListPath(n), n) },
  {
    name: 'list by country and category',
    aim: READ_AIM,
    path: (n) => getUnseenPath(`${getListPath(n)}&category=${pickInTurn(CATEGORIES, n)}`, n),
  },
  {
    name: 'profile by slug',
    aim: READ_AIM,
    path: (n, slugs) => getUnseenPath(`/api/businesses/${pickInTurn(slugs, n * 7919)}`, n),
  },
  { name: 'counts by province', aim: READ_AIM, path: (n) => getUnseenPath(PROVINCES, n) },
  {
    name: 'search, one medium word',
    aim: READ_AIM,
    path: (n) =>
      getUnseenPath(
        `/api/businesses?search=${pickInTurn(['honey', 'timber', 'pearls', 'wharf'], n)}&limit=24`,
        n,
      ),
    connections: 2,
  },
] as const satisfies readonly BenchCase[]
