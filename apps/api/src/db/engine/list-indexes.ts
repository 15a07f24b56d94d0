/** Where a list looks, what it lists and how it is ordered: one index for each combination. */
const PLACES = { any: [], country: ['country'], province: ['province'] } as const
const TRADES = { any: [], category: ['category'], industry: ['industry'] } as const
/** Filters that few listings pass: an index of their own spares a walk past all the others. */
const CHOICES = { featured: 'is_featured = 1', verified: 'is_verified = 1' } as const

/** Most countries have no provinces, so an index by province leaves their listings out. */
const LISTED = {
  any: 'listed = 1',
  country: 'listed = 1',
  province: 'listed = 1 and province is not null',
} as const

interface ListIndexes {
  /** The columns that each order sorts by. */
  readonly orders: Readonly<Record<string, readonly string[]>>
  /** What filters ask beside place and trade stands in the index, so that only rows that are answered are read. */
  readonly carried: readonly string[]
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

/** The statement for an index of businesses. */
export function createListIndex(
  name: string,
  columns: readonly string[],
  carried: readonly string[],
  condition: string,
): string {
  const rest = carried.filter((column) => !columns.includes(`${column} desc`))
  return `create index businesses_${name} on businesses (${[...columns, ...rest].join(', ')}) where ${condition}`
}

/** The statements for the indexes of lists: by place and trade, and by what few listings are, in each order. */
export const createListIndexes = ({ orders, carried }: ListIndexes): string[] =>
  entries(PLACES).flatMap(([place, where]) =>
    entries(orders).flatMap(([order, by]) => [
      ...entries(TRADES).map(([trade, what]) =>
        createListIndex(`${place}_${trade}_${order}`, [...where, ...what, ...by], carried, LISTED[place]),
      ),
      ...entries(CHOICES).map(([choice, condition]) =>
        createListIndex(
          `${choice}_${place}_${order}`,
          [...where, ...by],
          carried,
          `${LISTED[place]} and ${condition}`,
        ),
      ),
    ]),
  )
