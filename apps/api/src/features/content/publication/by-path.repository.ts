import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '../content.table.ts'
import { getPath } from '../kinds/get-path.ts'

/** A path of the site, or a reference in its place. */
export interface ContentAddress {
  readonly path: string
  readonly reference: string | null
}

/** Finds content by its path or its reference, whatever its status; an id may stand in place of the slug. */
export async function findRowByPath(
  db: Kysely<Database>,
  { path, reference }: ContentAddress,
): Promise<ContentRow | undefined> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const id = /^\d+$/.test(slug) ? Number(slug) : null
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where((eb) =>
      eb.or([
        // The slug of a text page is its whole path.
        eb('slug', 'in', [slug, path.slice(1).replaceAll('/', '-')]),
        eb('id', '=', id),
        eb('reference', '=', reference),
      ]),
    )
    .execute()
  return rows.find(
    (row) =>
      getPath(row.id === id ? { ...row, slug } : row) === path ||
      (reference !== null && row.reference === reference),
  )
}
