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
