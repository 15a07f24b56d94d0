import { COUNTRY_CODES } from '@portal/domain/place'

/** A kind of read, which is sent over and over with slight differences. */
export interface BenchCase {
  readonly name: string
  /** The most processor time that the API may take, as a multiple of the bare server's. */
  readonly aim: number
  /** The path of the n-th request; `slugs` are of public listings. */
  path(n: number, slugs: readonly string[]): string
  /** Concurrent requests, 8 by default. Slow requests get fewer connections, or the API would refuse some. */
  readonly connections?: number
}

const CATEGORIES = [
  'tourism-and-hospitality',
  'food-and-beverages',
  'handicrafts',
  'fresh-produce',
  'construction-and-materials',
]

export const turn = (values: readonly string[], n: number): string => values[n % values.length] ?? ''

/** A parameter that no query reads makes each URL new, so that no stored response is measured. */
export const unseen = (path: string, n: number): string => `${path}${path.includes('?') ? '&' : '?'}t=${n}`

/** Whether a URL is sent once only. */
export const isUnseen = (url: string): boolean => /[?&]t=\d+$/.test(url)

const READ_AIM = 2
const STORED_AIM = 2.5

const PROVINCES = '/api/stats/provinces?country=sb'

const listPath = (n: number): string => `/api/businesses?country=${turn(COUNTRY_CODES, n)}&limit=24`

export const CASES = [
  // Of longer responses only compressed ones are stored, and the bare server compresses nothing.
  { name: 'counts by province, stored response', aim: STORED_AIM, path: () => PROVINCES },
  { name: 'list by country', aim: READ_AIM, path: (n) => unseen(listPath(n), n) },
  {
    name: 'list by country and category',
    aim: READ_AIM,
    path: (n) => unseen(`${listPath(n)}&category=${turn(CATEGORIES, n)}`, n),
  },
  {
    name: 'profile by slug',
    aim: READ_AIM,
    path: (n, slugs) => unseen(`/api/businesses/${turn(slugs, n * 7919)}`, n),
  },
  { name: 'counts by province', aim: READ_AIM, path: (n) => unseen(PROVINCES, n) },
  {
    name: 'search, one medium word',
    aim: READ_AIM,
    path: (n) =>
      unseen(`/api/businesses?search=${turn(['honey', 'timber', 'pearls', 'wharf'], n)}&limit=24`, n),
    connections: 2,
  },
] as const satisfies readonly BenchCase[]
