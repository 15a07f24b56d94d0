import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'

/** The columns that addresses of public businesses are made of, the oldest first, so that new ones come last. */
export const findSitemapRows = (db: Kysely<Database>, now: number, { limit, offset }: Page) =>
  db
    .selectFrom('businesses')
    // Only the rows of the page are read; those before it are walked in the index.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('businesses')
        .select('id')
        .where(isPublic(now))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset),
    )
    .select(['country', 'category', 'slug', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
