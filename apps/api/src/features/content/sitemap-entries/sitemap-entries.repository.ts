import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import type { ContentKind } from '../content.table.ts'
import { parseContentRow } from '../parse-row.ts'
import { isPublished } from '../published.repository.ts'

/** Published rows of a kind, the oldest first, so that new ones move no page. */
export async function findPublishedRows<Name extends ContentKind>(
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
  return rows.map((row) => parseContentRow<Name, typeof row>(row))
}

export async function countPublishedRows(
  db: Kysely<Database>,
  name: ContentKind,
  now: number,
): Promise<number> {
  const { total } = await db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', name)
    .where(isPublished(now))
    .executeTakeFirstOrThrow()
  return total
}
