import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

type Db = Kysely<Database>

export const findSavesOf = (db: Db, userId: number) =>
  db
    .selectFrom('saves')
    .innerJoin('businesses', 'businesses.id', 'saves.business_id')
    .select(['businesses.name as business', 'businesses.slug', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
