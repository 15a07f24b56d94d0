import { COUNTRY_CODES } from '@portal/domain/place'

const SORTS = ['relevance', 'rating', 'newest', 'alphabetical']

const PLACES = ['', 'country=fj', 'province=malaita', 'town=Gizo']
const TRADES = ['', 'category=handicrafts', 'industry=fisheries']
const MARKS = ['', 'tab=verified', 'featured=true']

/** Lists of each place with each trade, each mark and in each order. */
export const listPaths = (): string[] =>
  PLACES.flatMap((place) =>
    TRADES.flatMap((trade) =>
      MARKS.flatMap((mark) =>
        SORTS.map((sort) => {
          const filters = [place, trade, mark, `sort=${sort}`, 'limit=24'].filter((one) => one !== '')
          return `/api/businesses?${filters.join('&')}`
        }),
      ),
    ),
  )

const CATEGORIES = [
  'tourism-and-hospitality',
  'food-and-beverages',
  'handicrafts',
  'fresh-produce',
  'construction-and-materials',
]
const PAGES = [1, 2, 3]

/** The n-th path of a directory page, of 300: the first pages of each country, trade and order. */
export function getDirectoryPath(n: number): string {
  let rest = n
  const pick = <Value>(values: readonly Value[]): Value | undefined => {
    const picked = values[rest % values.length]
    rest = Math.floor(rest / values.length)
    return picked
  }
  const sort = pick(SORTS)
  const country = pick(COUNTRY_CODES)
  const category = pick(CATEGORIES)
  return `/directory?country=${country}&category=${category}&sort=${sort}&page=${pick(PAGES)}`
}
