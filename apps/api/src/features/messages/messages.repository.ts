import type { BusinessMessage, BusinessMessagesQuery } from '@portal/domain/contract'
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { countDeleted } from '#db/purge.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type {
  BusinessMessageRepliesTable,
  BusinessMessageReplyRow,
  BusinessMessageRow,
  BusinessMessagesTable,
} from './messages.table.ts'

type Trx = Transaction<Database>

/** A message with its business as the owner recognises it. */
export type ReceivedMessage = BusinessMessageRow & {
  readonly business_name: BusinessRow['name']
  readonly business_slug: BusinessRow['slug']
}

/** Returns the message's id. */
export async function insertMessage(trx: Trx, row: Insertable<BusinessMessagesTable>): Promise<number> {
  const { id } = await trx
    .insertInto('business_messages')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function isMessageReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('business_messages')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return found !== undefined
}

const received = (db: Kysely<Database>, ownerId: number) =>
  db
    .selectFrom('business_messages')
    .innerJoin('businesses', 'businesses.id', 'business_messages.business_id')
    .where('businesses.owner_id', '=', ownerId)
    .where('businesses.removed_at', 'is', null)

/** A message to one of a person's businesses. */
export const findReceived = (
  db: Kysely<Database>,
  ownerId: number,
  id: number,
): Promise<ReceivedMessage | undefined> =>
  received(db, ownerId)
    .selectAll('business_messages')
    .select(['businesses.name as business_name', 'businesses.slug as business_slug'])
    .where('business_messages.id', '=', id)
    .executeTakeFirst()

/** Filters messages by business or status. */
export interface MessageFilter {
  readonly business?: number | undefined
  readonly status?: BusinessMessage['status'] | undefined
}

/** The order of messages. */
export type MessageSort = NonNullable<BusinessMessagesQuery['sort']>

function selectMatching(db: Kysely<Database>, ownerId: number, { business, status }: MessageFilter) {
  let messages = received(db, ownerId)
  if (business !== undefined) messages = messages.where('business_messages.business_id', '=', business)
  if (status) messages = messages.where('business_messages.is_open', '=', status === 'open' ? 1 : 0)
  return messages
}

/** Open messages first, then the newest, or the oldest. */
export function findAllReceived(
  db: Kysely<Database>,
  ownerId: number,
  { sort = 'newest', ...filter }: MessageFilter & { readonly sort?: MessageSort | undefined },
  { limit, offset }: Page,
): Promise<ReceivedMessage[]> {
  const order = sort === 'newest' ? 'desc' : 'asc'
  return selectMatching(db, ownerId, filter)
    .selectAll('business_messages')
    .select(['businesses.name as business_name', 'businesses.slug as business_slug'])
    .orderBy('business_messages.is_open', 'desc')
    .orderBy('business_messages.created_at', order)
    .orderBy('business_messages.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReceived(
  db: Kysely<Database>,
  ownerId: number,
  filter: MessageFilter,
): Promise<number> {
  const { total } = await selectMatching(db, ownerId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The replies to some messages, the oldest first. */
export const findReplies = (
  db: Kysely<Database>,
  messageIds: readonly number[],
): Promise<BusinessMessageReplyRow[]> =>
  db
    .selectFrom('business_message_replies')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .execute()

export async function insertReply(trx: Trx, row: Insertable<BusinessMessageRepliesTable>): Promise<void> {
  await trx.insertInto('business_message_replies').values(row).execute()
}

export async function updateMessage(
  trx: Trx,
  id: number,
  changes: Updateable<BusinessMessagesTable>,
): Promise<void> {
  await trx.updateTable('business_messages').set(changes).where('id', '=', id).execute()
}

/** Deletes some without activity since an instant, with their replies; returns how many. */
export const deleteMessagesBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('business_messages').where('id', 'in', (query) =>
      query
        .selectFrom('business_messages')
        .select('id')
        .where(sql<number>`coalesce(answered_at, created_at)`, '<=', at)
        .limit(limit),
    ),
  )
