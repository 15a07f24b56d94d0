import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import type { ContentKind } from './content.table.ts'
import { isPublished, readRow } from './lists.repository.ts'

/** What is published of a kind, the oldest first, so that what comes later stands behind. */
export async function findAddressed<Name extends ContentKind>(
  db: Kysely<Database>,
  name: Name,
  now: number,
  { limit, offset }: Page,
) {
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'slug', 'category', 'countries', 'details', 'title', 'published_at'])
    .where('kind', '=', name)
    .where(isPublished(now))
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => readRow<Name, typeof row>(row))
}

export async function countAddressed(db: Kysely<Database>, name: ContentKind, now: number): Promise<number> {
  const { total } = await db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', name)
    .where(isPublished(now))
    .executeTakeFirstOrThrow()
  return total
}
