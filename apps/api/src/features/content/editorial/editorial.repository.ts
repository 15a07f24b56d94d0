import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { getRecords } from '#db/json.ts'
import type { ContentKind, NewContentRow } from '../content.table.ts'

/** A stored editorial text, with the hash that tells whether its file has changed. */
export interface StoredText {
  readonly id: number
  readonly kind: ContentKind
  readonly slug: string
  readonly file_hash: string | null
}

/** All stored editorial texts, without those that administrators wrote. */
export const findEditorial = (db: Kysely<Database>): Promise<StoredText[]> =>
  db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'file_hash'])
    .where('kind', 'in', ['resource', 'page'])
    .where('file_hash', 'is not', null)
    .execute()

/** Inserts or updates the row of a file; an updated one keeps its id, and with it its address and its downloads. */
export async function upsertEditorial(
  trx: Transaction<Database>,
  row: NewContentRow,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) {
    // Pages link to the address of a file, so content that an administrator wrote there gets another slug.
    await trx
      .updateTable('content')
      .set({ slug: sql`slug || '-' || id` })
      .where('kind', '=', row.kind)
      .where('slug', '=', row.slug)
      .execute()
    await trx.insertInto('content').values(row).execute()
  } else await trx.updateTable('content').set(row).where('id', '=', id).execute()
}

export async function deleteEditorial(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('content').where('id', 'in', ids).execute()
}

/** Adds downloads of resources to their counts, by id; skips resources that were deleted meanwhile. */
export async function addDownloads(
  db: Kysely<Database>,
  downloads: readonly (readonly [id: string, count: number])[],
): Promise<void> {
  const added = downloads.map(([id, count]) => ({ id: Number(id), count }))
  await sql`
    insert into content_downloads (content_id, count)
    select content.id, added.count
    from ${getRecords(added, { id: 'number', count: 'number' })} as added join content on content.id = added.id
    where true
    on conflict (content_id) do update set count = content_downloads.count + excluded.count`.execute(db)
}
