import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Reads } from '#db/engine/store.ts'
import { countDeleted } from '#db/purge.ts'
import type { ContentPicturesTable } from './editing.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type PictureRow = Selectable<ContentPicturesTable>

export const findPictures = (db: Db, names: readonly string[]): Promise<PictureRow[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db.selectFrom('content_pictures').selectAll().where('name', 'in', names).execute()

export const findPictureByHash = (db: Db, sha256: Buffer): Promise<PictureRow | undefined> =>
  db.selectFrom('content_pictures').selectAll().where('sha256', '=', sha256).executeTakeFirst()

/** Records that a picture was sent again; returns false if it is gone. */
export async function renewPicture(trx: Trx, name: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('content_pictures')
    .set({ added_at: now })
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertPicture(trx: Trx, picture: Insertable<ContentPicturesTable>): Promise<void> {
  await trx.insertInto('content_pictures').values(picture).execute()
}

/** Replaces the recorded pictures of content: of what is stored, or of a waiting edit. */
export async function replaceUses(
  trx: Trx,
  contentId: number,
  isPublic: 0 | 1,
  names: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('content_picture_uses')
    .where('content_id', '=', contentId)
    .where('is_public', '=', isPublic)
    .execute()
  if (names.length === 0) return
  const uses = [...new Set(names)].map((name) => ({ name, content_id: contentId, is_public: isPublic }))
  await trx.insertInto('content_picture_uses').values(uses).execute()
}

/** Looks pictures up by name. Compiled once, since it runs for each file. */
export function createPictureLookup({ read, prepare }: Reads) {
  const known = prepare<{ name: string }, { name: string }>((param) =>
    read.selectFrom('content_pictures').select('name').where('name', '=', param.name),
  )
  const shown = prepare<{ name: string; now: number }, { id: number }>((param) =>
    read
      .selectFrom('content_picture_uses')
      .innerJoin('content', 'content.id', 'content_picture_uses.content_id')
      .select('content.id')
      .where('content_picture_uses.name', '=', param.name)
      .where('is_public', '=', 1)
      .where('content.status', '=', 'approved')
      .where('content.published_at', '<=', param.now)
      .limit(1),
  )
  return {
    isKnown: async (name: string): Promise<boolean> => (await known.get({ name })) !== undefined,
    isShown: async (name: string, now: number): Promise<boolean> =>
      (await shown.get({ name, now })) !== undefined,
  }
}

/** Deletes at most `limit` unused pictures that were added up to `addedBy`; returns how many. */
export const deleteUnusedPictures = (trx: Trx, addedBy: number, limit: number): Promise<number> =>
  countDeleted(
    trx
      .deleteFrom('content_pictures')
      .where(
        'name',
        'in',
        trx
          .selectFrom('content_pictures')
          .select('name')
          .where('added_at', '<=', addedBy)
          .where('name', 'not in', trx.selectFrom('content_picture_uses').select('name'))
          .limit(limit),
      ),
  )
