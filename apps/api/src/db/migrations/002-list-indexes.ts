/** Where a list looks, what it lists and how it is ordered: one index for each combination. */
const PLACES = { any: [], country: ['country'], province: ['province'] } as const
const TRADES = { any: [], category: ['category'], industry: ['industry'] } as const
const ORDERS = {
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_score desc', 'id desc'],
  name: ['sort_name', 'id'],
} as const
/** Filters that few listings pass: an index of their own spares a walk past all the others. */
const CHOICES = { featured: 'is_featured = 1', verified: 'is_verified = 1' } as const

/** What filters ask beside place and trade stands in the index, so that only rows that are answered are read. */
const CARRIED = ['public_until', 'marks', 'created_at'] as const

const createIndex = (name: string, columns: readonly string[], condition: string) => {
  const carried = CARRIED.filter((column) => !columns.includes(`${column} desc`))
  return `create index ${name} on businesses (${[...columns, ...carried].join(', ')}) where ${condition}`
}

/** Most countries have no provinces, so an index by province leaves their listings out. */
const LISTED = {
  any: 'listed = 1',
  country: 'listed = 1',
  province: 'listed = 1 and province is not null',
} as const

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

const ofEveryTrade = entries(PLACES).flatMap(([place, where]) =>
  entries(TRADES).flatMap(([trade, what]) =>
    entries(ORDERS).map(([order, by]) =>
      createIndex(`businesses_${place}_${trade}_${order}`, [...where, ...what, ...by], LISTED[place]),
    ),
  ),
)

const ofChoices = entries(CHOICES).flatMap(([choice, condition]) =>
  entries(PLACES).flatMap(([place, where]) =>
    entries(ORDERS).map(([order, by]) =>
      createIndex(
        `businesses_${choice}_${place}_${order}`,
        [...where, ...by],
        `${LISTED[place]} and ${condition}`,
      ),
    ),
  ),
)

/** Every index of businesses, as statements. */
export const LIST_INDEXES: readonly string[] = [
  ...ofEveryTrade,
  ...ofChoices,
  'create index businesses_expiry on businesses (public_until, country, province, category, marks) where listed = 1',
  'create index businesses_by_latitude on businesses (latitude, longitude, public_until, marks) where listed = 1 and latitude is not null',
  'create index businesses_by_owner on businesses (owner_id, created_at desc, id desc) where owner_id is not null',
  "create index businesses_pending on businesses (created_at, id) where status = 'pending' and removed_at is null",
  'create index businesses_by_phone on businesses (phone) where listed = 1 and phone is not null',
]
