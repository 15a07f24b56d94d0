/** The places of lists, and their listings: most countries have no provinces, so an index by province leaves theirs out. */
const PLACES = {
  any: { columns: [], condition: 'listed = 1' },
  country: { columns: ['country'], condition: 'listed = 1' },
  province: { columns: ['province'], condition: 'listed = 1 and province is not null' },
} as const

const TRADES = { any: [], category: ['category'], industry: ['industry'] } as const

/** Filters that few listings match: a separate index avoids scanning all the others. */
const CHOICES = { featured: 'is_featured = 1', verified: 'is_verified = 1' } as const

const ORDERS = {
  relevance: ['prior desc', 'id desc'],
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_score desc', 'id desc'],
  name: ['sort_name', 'id'],
} as const

/** Columns of filters besides place and trade, included in the index so that only matching rows are read. */
const CARRIED = ['public_until', 'filter_flags', 'created_at', 'opening_key'] as const

function createListIndex(name: string, columns: readonly string[], condition: string): string {
  const carried = CARRIED.filter((column) => !columns.includes(`${column} desc`))
  return `create index businesses_${name} on businesses (${[...columns, ...carried].join(', ')}) where ${condition}`
}

/** Indexes of the lists of businesses: by place and trade, by rare properties, and by town, in each order. */
export const listIndexes: readonly string[] = [
  ...Object.entries(PLACES).flatMap(([place, where]) =>
    Object.entries(ORDERS).flatMap(([order, by]) => [
      ...Object.entries(TRADES).map(([trade, what]) =>
        createListIndex(`${place}_${trade}_${order}`, [...where.columns, ...what, ...by], where.condition),
      ),
      ...Object.entries(CHOICES).map(([choice, condition]) =>
        createListIndex(
          `${choice}_${place}_${order}`,
          [...where.columns, ...by],
          `${where.condition} and ${condition}`,
        ),
      ),
    ]),
  ),
  ...Object.entries(ORDERS).map(([order, by]) =>
    createListIndex(
      `town_${order}`,
      ['town', ...by, 'country', 'province', 'category', 'industry'],
      'listed = 1 and town is not null',
    ),
  ),
]
