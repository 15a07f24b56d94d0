import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Reads the pages and resources that ship with the portal. */
export const findShippedTexts = (db: Kysely<Database>) =>
  db
    .selectFrom('content')
    .select(['kind', 'slug', 'title', 'summary', 'category', 'countries', 'details', 'document'])
    .where('kind', 'in', ['page', 'resource'])
    .where('file_hash', 'is not', null)
    .orderBy('id')
    .execute()
