import { createListIndex, createListIndexes } from '../../../list-indexes.ts'

const ORDERS = {
  relevance: ['prior desc', 'id desc'],
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_score desc', 'id desc'],
  name: ['sort_name', 'id'],
} as const

const CARRIED = ['public_until', 'filter_flags', 'created_at', 'opening_key'] as const

/** Indexes of the lists of businesses: by place and trade, by what few listings are, and by town, in each order. */
export const listIndexes: readonly string[] = [
  ...createListIndexes({ orders: ORDERS, carried: CARRIED }),
  ...Object.entries(ORDERS).map(([order, by]) =>
    createListIndex(
      `town_${order}`,
      ['town', ...by, 'country', 'province', 'category', 'industry'],
      CARRIED,
      'listed = 1 and town is not null',
    ),
  ),
]
