import type { BusinessSummary } from '@portal/domain/contract'
import type { Store } from '#db/engine/store.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import type { ReviewRecord } from '#features/reviews/reviews.record.ts'
import { insertReviews } from '#features/reviews/publication.service.ts'
import { NOW } from './new-app.ts'

/** Creates a listing for tests, by default always public. */
const listing = (fields: Partial<BusinessRecord> = {}): BusinessRecord => ({
  name: 'Auki Hardware',
  country: 'sb',
  province: 'malaita',
  address: 'Auki',
  category: 'Construction & Materials',
  description: 'Timber, nails and roofing iron for builders on Malaita.',
  createdAt: NOW - 1000,
  ...fields,
})

/** Stores listings; returns their ids in the same order. */
export async function addListings(
  { write }: Store,
  ...records: Partial<BusinessRecord>[]
): Promise<number[]> {
  const stored = await write.transaction().execute((trx) => insertBusinesses(trx, records.map(listing)))
  return stored.map(({ id }) => id)
}

export const addReviews = ({ write }: Store, ...records: ReviewRecord[]): Promise<void> =>
  write.transaction().execute((trx) => insertReviews(trx, records))

/** Returns the names in a list's response. */
export const getNames = (response: { json(): unknown }): string[] =>
  (response.json() as BusinessSummary[]).map(({ name }) => name)
