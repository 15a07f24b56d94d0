import type { ContentListQuery } from '@portal/domain/contract'
import { sql, type Expression, type Insertable, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'
import type { ContentRow, NewContentRow } from '../content.table.ts'
import type { ContentEditingTable } from './editing.table.ts'
import { KIND_NAMES } from './kind-names.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Content with what was saved of it last, and by whom. */
export type EditedRow = ContentRow & {
  readonly version: number | null
  readonly stored: ContentEditingTable['stored']
  readonly waiting: ContentEditingTable['waiting']
  readonly changed_at: number | null
  readonly changed_by_name: string | null
}

const selectEdited = (db: Db) =>
  db
    .selectFrom('content')
    .leftJoin('content_editing', 'content_editing.content_id', 'content.id')
    .leftJoin('users', 'users.id', 'content_editing.changed_by')
    .selectAll('content')
    .select(['version', 'stored', 'waiting', 'changed_at'])
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('changed_by_name'))

/** Content of a kind that administrators edit, whatever its status. */
export const findEdited = (db: Db, id: number): Promise<EditedRow | undefined> =>
  selectEdited(db)
    .where('content.id', '=', id)
    .where('content.kind', 'in', Object.values(KIND_NAMES))
    .executeTakeFirst()

/** Content in the queue is decided there; what was rejected there was never published. */
const isAdministered = sql<SqlBool>`
  (content.status <> 'pending' or content.submitted_at is null)
  and (content.status <> 'rejected' or exists (
    select 1 from audit where subject_kind = content.kind and subject_id = content.id
    and action in ('taken down', 'withdrawn')))`

const IN_STATE = {
  draft: () => sql<SqlBool>`content.status = 'pending'`,
  scheduled: (now) => sql<SqlBool>`content.status = 'approved' and content.published_at > ${now}`,
  published: (now) => sql<SqlBool>`content.status = 'approved' and content.published_at <= ${now}`,
  'taken-down': () => sql<SqlBool>`content.status = 'rejected'`,
  edited: () =>
    sql<SqlBool>`content.status <> 'pending'
      and content.id in (select content_id from content_editing where waiting is not null)`,
} as const satisfies Record<NonNullable<ContentListQuery['state']>, (now: number) => Expression<SqlBool>>

function selectMatching(db: Db, { kind, state, search = '' }: ContentListQuery, now: number) {
  let rows = db
    .selectFrom('content')
    .where('content.kind', 'in', kind ? [KIND_NAMES[kind]] : Object.values(KIND_NAMES))
    .where(isAdministered)
  if (state) rows = rows.where(IN_STATE[state](now))
  for (const word of splitSearchWords(search).map(foldWord))
    rows = rows.where((eb) => containsText(eb.ref('content.title_text'), word))
  return rows
}

/** A page of what administrators edit, the newest first. */
export async function listEdited(
  db: Db,
  query: ContentListQuery,
  page: Page,
  now: number,
): Promise<EditedRow[]> {
  const ids = await selectMatching(db, query, now)
    .select('content.id')
    .orderBy('content.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  if (ids.length === 0) return []
  return selectEdited(db)
    .where(
      'content.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('content.id', 'desc')
    .execute()
}

export async function countEdited(db: Db, query: ContentListQuery, now: number): Promise<number> {
  const { total } = await selectMatching(db, query, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function saveEditing(trx: Trx, row: Insertable<ContentEditingTable>): Promise<void> {
  await trx.deleteFrom('content_editing').where('content_id', '=', row.content_id).execute()
  await trx.insertInto('content_editing').values(row).execute()
}

/** Makes the waiting fields the stored ones. */
export async function settleEdit(trx: Trx, contentId: number): Promise<void> {
  await trx
    .updateTable('content_editing')
    .set((eb) => ({ stored: eb.ref('waiting'), waiting: null }))
    .where('content_id', '=', contentId)
    .execute()
}

/** The columns that an edit writes; status, dates and sender are set elsewhere. */
export type WrittenColumns = Omit<
  NewContentRow,
  | 'status'
  | 'published_at'
  | 'is_sample'
  | 'file_hash'
  | 'reference'
  | 'submitter_name'
  | 'submitter_email'
  | 'submitted_at'
  | 'rejection_reason'
  | 'rejection_note'
  | 'rejected_at'
>

export async function updateContent(
  trx: Trx,
  id: number,
  changes: Partial<WrittenColumns> & Partial<Pick<ContentRow, 'status' | 'published_at'>>,
): Promise<void> {
  await trx.updateTable('content').set(changes).where('id', '=', id).execute()
}

export async function deleteContent(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('content').where('id', '=', id).execute()
}

/** How many people have a place at an event, or may still confirm one. */
export async function countPlaces(db: Db, eventId: number): Promise<number> {
  const { places } = await db
    .selectFrom('event_registrations')
    .select((eb) => eb.fn.countAll<number>().as('places'))
    .where('event_id', '=', eventId)
    .where('is_taken', '=', 1)
    .executeTakeFirstOrThrow()
  return places
}
