import { createListIndexes } from '../../list-indexes.ts'

const ORDERS = {
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_score desc', 'id desc'],
  name: ['sort_name', 'id'],
} as const

/** Every index of businesses, as statements. */
export const LIST_INDEXES: readonly string[] = [
  ...createListIndexes({ orders: ORDERS, carried: ['public_until', 'marks', 'created_at'] }),
  'create index businesses_expiry on businesses (public_until, country, province, category, marks) where listed = 1',
  'create index businesses_by_latitude on businesses (latitude, longitude, public_until, marks) where listed = 1 and latitude is not null',
  'create index businesses_by_owner on businesses (owner_id, created_at desc, id desc) where owner_id is not null',
  "create index businesses_pending on businesses (created_at, id) where status = 'pending' and removed_at is null",
  'create index businesses_by_phone on businesses (phone) where listed = 1 and phone is not null',
]
