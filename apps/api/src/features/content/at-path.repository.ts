import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from './content.table.ts'
import { kindOf } from './kinds.ts'
import { readRow } from './lists.repository.ts'

/** The path of a row's page, or the one it had while it was public. */
export const pathOf = (row: ContentRow): string => kindOf(row.kind).path(readRow(row))

/** What has a path of the site or a reference, whatever its status; an id may stand in place of the slug. */
export async function findContentAt(
  db: Kysely<Database>,
  { path, reference }: { readonly path: string; readonly reference: string | null },
): Promise<ContentRow | undefined> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const id = /^\d+$/.test(slug) ? Number(slug) : null
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where((eb) =>
      eb.or([
        // A page of text has its whole path in its slug.
        eb('slug', 'in', [slug, path.slice(1).replaceAll('/', '-')]),
        eb('id', '=', id),
        eb('reference', '=', reference),
      ]),
    )
    .execute()
  const isMeant = (row: ContentRow) =>
    pathOf(row.id === id ? { ...row, slug } : row) === path ||
    (reference !== null && row.reference === reference)
  return rows.find(isMeant)
}
