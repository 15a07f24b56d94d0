import { COUNTRY_CODES } from '@portal/domain/place'

const SORTS = ['relevance', 'rating', 'newest', 'alphabetical']

const PLACES = ['', 'country=fj', 'province=malaita', 'town=Gizo']
const TRADES = ['', 'category=handicrafts', 'industry=fisheries']
const MARKS = ['', 'tab=verified', 'featured=true']

/** Lists of each place with each trade, each mark and in each order, as visitors filter them. */
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

/** The n-th address of a page with a list, of which there are 300: the first pages of each country and trade. */
export function directoryPath(n: number): string {
  let left = n
  const take = <Value>(values: readonly Value[]): Value | undefined => {
    const taken = values[left % values.length]
    left = Math.floor(left / values.length)
    return taken
  }
  const sort = take(SORTS)
  const country = take(COUNTRY_CODES)
  const category = take(CATEGORIES)
  return `/directory?country=${country}&category=${category}&sort=${sort}&page=${take(PAGES)}`
}
