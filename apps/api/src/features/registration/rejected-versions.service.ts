import type { Difference } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { pluralize } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseJson, toJson } from '#shared/json.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toBusinessTypes } from '#features/businesses/filter-flags.ts'
import {
  deleteVersionsOfDecided,
  findRejectedVersion,
  replaceRejectedVersion,
} from './rejected-versions.repository.ts'
import type { RejectedVersion } from './rejected-versions.table.ts'

/** Stores a rejected business as it was, for comparison with a resubmission. */
export async function storeRejectedVersion(trx: Transaction<Database>, row: BusinessRow): Promise<void> {
  await replaceRejectedVersion(trx, {
    business_id: row.id,
    fields: toJson<RejectedVersion>(toVersion(row)),
    rejected_at: row.rejected_at ?? row.submitted_at,
  })
}

/** The changes of a resubmitted business, field by field; none for one that was never rejected. */
export async function findDifferences(db: Kysely<Database>, row: BusinessRow): Promise<Difference[]> {
  const rejected = await findRejectedVersion(db, row.id)
  if (rejected === null) return []
  const [before, after] = [parseJson(rejected), toVersion(row)]
  const texts = FIELDS.map(({ field, text }) => ({ field, before: text(before), after: text(after) }))
  return [...texts.filter((one) => one.before !== one.after), ...comparePhotos(before.images, after.images)]
}

/** Deletes the versions of businesses that no longer wait. */
export const purgeRejectedVersions = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(deleteVersionsOfDecided)

const FIELDS: readonly { field: string; text: (version: RejectedVersion) => string | null }[] = [
  { field: 'Name', text: ({ name }) => name },
  { field: 'Category', text: ({ category }) => category },
  { field: 'Place', text: (version) => getPlaceLabel(version, { country: true }) },
  { field: 'Description', text: ({ description }) => description },
  { field: 'Phone', text: ({ phone }) => phone },
  { field: 'Email', text: ({ email }) => email },
  { field: 'Website', text: ({ website }) => website },
  { field: 'Business types', text: ({ type_bits }) => toBusinessTypes(type_bits).join(', ') || null },
]

const toVersion = (row: BusinessRow): RejectedVersion => ({
  name: row.name,
  category: row.category,
  country: row.country,
  province: row.province,
  address: row.address,
  description: row.description,
  phone: row.phone,
  email: row.email,
  website: row.website,
  type_bits: row.type_bits,
  images: parseJson(row.images),
})

/** Describes photos by their number: the preview shows which ones there are. */
function comparePhotos(before: readonly string[], after: readonly string[]): Difference[] {
  if (before.length === after.length && before.every((address, index) => address === after[index])) return []
  const added = after.filter((address) => !before.includes(address)).length
  const removed = before.filter((address) => !after.includes(address)).length
  const changes = [added > 0 && `${added} new`, removed > 0 && `${removed} removed`].filter(Boolean)
  const note = changes.length > 0 ? changes.join(', ') : 'in another order'
  return [
    {
      field: 'Photos',
      before: pluralize(before.length, 'photo'),
      after: `${pluralize(after.length, 'photo')}: ${note}`,
    },
  ]
}
