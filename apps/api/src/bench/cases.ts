/** One request of a case. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

export type Compared = 'everything' | 'amounts'

/** A kind of request, which is sent over and over with slight differences. */
export interface BenchCase {
  readonly name: string
  /** What must be equal in both answers: everything, or the amounts only where the servers rank differently. */
  readonly compared: Compared
  /** The most processor time that the API may take, as a multiple of the bare server's; null without an aim. */
  readonly aim: number | null
  /** The n-th request; `slugs` are of public listings. */
  request(n: number, slugs: readonly string[]): BenchRequest
  /** Writes are counted rather than timed, so that they don't fill the disk. */
  readonly amount?: number
  /** Concurrent requests, 8 by default. Slow requests get fewer connections, or the API would refuse some. */
  readonly connections?: number
}

const COUNTRIES = ['sb', 'fj', 'pg', 'nc', 'vu']
const PROVINCES = ['malaita', 'western', 'honiara', 'guadalcanal', 'isabel', 'temotu', 'central']
const CATEGORIES = [
  'tourism-and-hospitality',
  'food-and-beverages',
  'handicrafts',
  'fresh-produce',
  'construction-and-materials',
]
const INDUSTRIES = ['agriculture', 'fisheries', 'tourism-hospitality', 'construction', 'logistics']
const turn = (values: readonly string[], n: number) => values[n % values.length] ?? ''

/** A parameter that no query reads makes each URL new, so that no stored answer is measured. */
const get = (path: string, n: number): BenchRequest => ({
  method: 'GET',
  path: `/api${path}${path.includes('?') ? '&' : '?'}t=${n}`,
})

const search = (name: string, pathOf: (n: number, slugs: readonly string[]) => string): BenchCase => ({
  ...read(name, SEARCH_AIM, pathOf),
  compared: 'amounts',
  connections: 2,
})

const read = (
  name: string,
  aim: number,
  pathOf: (n: number, slugs: readonly string[]) => string,
): BenchCase => ({
  name,
  aim,
  compared: 'everything',
  request: (n, slugs) => get(pathOf(n, slugs), n),
})

/** The same URL each time, whose answer both servers may have stored. */
const readRepeatedly = (name: string, aim: number | null, pathOf: (n: number) => string): BenchCase => ({
  name,
  aim,
  compared: 'everything',
  request: (n) => ({ method: 'GET', path: `/api${pathOf(n)}` }),
})

const LIST_AIM = 1.3
const SEARCH_AIM = 2

export const CASES: readonly BenchCase[] = [
  read('list by country, 24', LIST_AIM, (n) => `/businesses?country=${turn(COUNTRIES, n)}&limit=24`),
  readRepeatedly(
    'list by country, 24, asked again',
    null,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&limit=24`,
  ),
  read('list of everything, 24', LIST_AIM, () => '/businesses?limit=24'),
  read(
    'list by country, page 20',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&limit=24&page=20`,
  ),
  read(
    'list by country, best rated',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&sort=rating&limit=24`,
  ),
  read(
    'list by country, by name',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&sort=alphabetical&limit=24`,
  ),
  read(
    'filter country + category',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&category=${turn(CATEGORIES, n)}&limit=24`,
  ),
  read('filter province', LIST_AIM, (n) => `/businesses?province=${turn(PROVINCES, n)}&limit=24`),
  read(
    'filter country + industry',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&industry=${turn(INDUSTRIES, n)}&limit=24`,
  ),
  read(
    'filter country + type',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&type=Services&limit=24`,
  ),
  read('filter verified', LIST_AIM, () => '/businesses?tab=verified&limit=24'),
  read('featured, 6', LIST_AIM, () => '/businesses?featured=true&limit=6'),
  read('profile by slug', LIST_AIM, (n, slugs) => `/businesses/${turn(slugs, n * 7919)}`),
  readRepeatedly('counts by province, asked again', LIST_AIM, () => '/stats/provinces?country=sb'),
  search('search, common word', () => '/businesses?search=market&limit=24'),
  search(
    'search, medium word',
    (n) => `/businesses?search=${turn(['coconut', 'wharf', 'honey', 'timber'], n)}&limit=24`,
  ),
  search(
    'search, rare words',
    (n) => `/businesses?search=${turn(['nautilus+pearls', 'vanilla+bay', 'orchids+coral'], n)}&limit=24`,
  ),
  search(
    'search + province + industry',
    (n) =>
      `/businesses?search=island&province=${turn(PROVINCES, n)}&industry=${turn(INDUSTRIES, n)}&limit=24`,
  ),
  {
    ...search(
      'suggestions',
      (n) => `/search/suggestions?q=${turn(['cor', 'ree', 'lag', 'hon', 'fra', 'dol'], n)}`,
    ),
    compared: 'everything',
  },
  {
    name: 'create a listing',
    aim: null,
    compared: 'everything',
    amount: 2_000,
    connections: 2,
    request: (n) => ({ method: 'POST', path: '/api/businesses', body: newBusiness(n) }),
  },
]

const newBusiness = (n: number): string =>
  JSON.stringify({
    name: `Bench Shop ${n}`,
    description:
      'Smoked bonito, coconut bread and cold drinks at the wharf, open on every day that a boat comes in.',
    category: 'Food & Beverages',
    country: turn(PROVINCES, n),
    address: 'At the wharf',
    email: `bench${n}@example.com`,
    phone: '+677 741 2345',
    ownerName: 'Bench Owner',
    businessTypes: ['B2C'],
  })
