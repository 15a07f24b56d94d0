// cspell:ignore resturant vanila carpentar bungalos
/** One request of a case. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

/** A kind of request, which is sent over and over with slight differences. */
export interface BenchCase {
  readonly name: string
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
  connections: 2,
})

const read = (
  name: string,
  aim: number,
  pathOf: (n: number, slugs: readonly string[]) => string,
): BenchCase => ({
  name,
  aim,
  request: (n, slugs) => get(pathOf(n, slugs), n),
})

/** The same URL each time, whose answer both servers may have stored. */
const readRepeatedly = (name: string, aim: number | null, pathOf: (n: number) => string): BenchCase => ({
  name,
  aim,
  request: (n) => ({ method: 'GET', path: `/api${pathOf(n)}` }),
})

const find = (text: string): string => `/businesses?search=${text}&limit=24`

const LIST_AIM = 1.3
const SEARCH_AIM = 2

export const CASES: readonly BenchCase[] = [
  read('list by country, 24', LIST_AIM, (n) => `/businesses?country=${turn(COUNTRIES, n)}&limit=24`),
  read(
    'list by country, newest',
    LIST_AIM,
    (n) => `/businesses?country=${turn(COUNTRIES, n)}&sort=newest&limit=24`,
  ),
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
  search('search, one rare word', (n) => find(turn(['nautilus', 'orchids', 'dugong'], n))),
  search('search, one medium word', (n) => find(turn(['honey', 'timber', 'pearls', 'wharf'], n))),
  search('search, one trade', (n) =>
    find(turn(['accommodation', 'carpenter', 'restaurant', 'boat+hire'], n)),
  ),
  search('search, trade and place', (n) =>
    find(turn(['guesthouse+gizo', 'bakery+suva', 'mechanic+auki', 'timber+port+vila'], n)),
  ),
  search('search, two medium words', (n) => find(turn(['coconut+soap', 'honey+market', 'fish+wharf'], n))),
  search('search, four words', (n) =>
    find(turn(['solar+freezer+fish+market', 'school+desks+timber+honiara', 'coral+reef+boat+tour'], n)),
  ),
  search('search, a question', (n) =>
    find(turn(['where+can+i+buy+cocoa+in+honiara', 'where+can+i+find+a+tailor+in+nadi'], n)),
  ),
  search('search, a misspelt word', (n) => find(turn(['resturant', 'vanila', 'carpentar', 'bungalos'], n))),
  search(
    'search + province + industry',
    (n) => `${find('island')}&province=${turn(PROVINCES, n)}&industry=${turn(INDUSTRIES, n)}`,
  ),
  {
    ...search(
      'suggestions',
      (n) => `/search/suggestions?q=${turn(['cor', 'ree', 'lag', 'hon', 'fra', 'dol'], n)}`,
    ),
  },
  {
    name: 'create a listing',
    aim: null,
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
