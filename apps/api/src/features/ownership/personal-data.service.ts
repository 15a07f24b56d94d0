import { getPhotoFileName } from '@portal/domain/business'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { PersonalData } from '#db/personal-data.ts'
import { replacePhotos } from '#media/photos.repository.ts'
import { toJson } from '#shared/json.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { deleteWaiting } from '../ownership/withdrawn.service.ts'
import { toCodes } from '#features/businesses/filter-flags.ts'
import { deleteRejectedVersion, findAllOwned, findPhotosOfOwner } from './personal-data.repository.ts'

/** Somebody's listings with everything that was filled in, and their photos in the largest stored size. */
export const listingsData: PersonalData = {
  name: 'listings',
  read: async (db, { id }) => (await findAllOwned(db, id)).map(dropDerived),
  files: async (db, { id }) =>
    (await findPhotosOfOwner(db, id)).map(({ name, position, slug }) => ({
      name: getPhotoFileName({ name, width: 1600, format: 'jpg' }),
      path: `photos/${slug}/${position + 1}.jpg`,
    })),
  async erase(trx, { id }, at) {
    for (const business of await findAllOwned(trx, id)) await withdraw(trx, business, at)
  },
}

/** Drops columns that are derived, or only serve sorting and searching. */
function dropDerived({
  card: _card,
  facets: _facets,
  counted_flags: _counted,
  filter_flags: _flags,
  opening: _opening,
  opening_key: _openingKey,
  sort_name: _sort,
  type_bits: _types,
  listed: _listed,
  place: _place,
  prior: _prior,
  town: _town,
  owner_id: _owner,
  amenity_bits: amenities,
  payment_bits: payments,
  delivery_bits: delivery,
  ...row
}: BusinessRow): object {
  return {
    ...row,
    amenities: toCodes(AMENITIES, amenities),
    payments: toCodes(PAYMENTS, payments),
    delivery: toCodes(DELIVERIES, delivery),
  }
}

/** The columns that withdrawing a listing clears. Name, category and place stay for the audit trail and orders. */
const CLEARED_COLUMNS: BusinessChanges = {
  owner_name: null,
  business_license: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  description: '',
  logo_url: null,
  images: toJson([]),
  photos: toJson([]),
  video_url: null,
  social_media: toJson({}),
  hours: null,
  directions: null,
  latitude: null,
  longitude: null,
  rejection_note: null,
  tags: toJson([]),
  amenity_bits: 0,
  payment_bits: 0,
  delivery_bits: 0,
  temporarily_closed_until: null,
  restorable_until: null,
}

async function withdraw(trx: Transaction<Database>, { id, removed_at }: BusinessRow, at: number) {
  await deleteWaiting(trx, id)
  await replacePhotos(trx, id, [])
  await deleteRejectedVersion(trx, id)
  await changeBusiness(trx, id, { ...CLEARED_COLUMNS, removed_at: removed_at ?? at })
}
