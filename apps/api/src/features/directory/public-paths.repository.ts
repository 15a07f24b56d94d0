import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'

/** The columns that paths of public businesses are made of. */
export const findPublicAddresses = (db: Kysely<Database>, ids: readonly number[], now: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'country', 'category', 'slug'])
    .where('id', 'in', ids)
    .where(isPublic(now))
    .execute()
