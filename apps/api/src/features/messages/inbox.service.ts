import type { BusinessMessage, BusinessMessagesQuery, NewMessageReply } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import type { Page } from '#db/pagination.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderBusinessMessageReply } from '#mail/templates/business-message.ts'
import { Problem } from '#shared/problem.ts'
import {
  countReceived,
  findAllReceived,
  findReceived,
  findReplies,
  insertReply,
  updateMessage,
  type ReceivedMessage,
} from './messages.repository.ts'
import { toBusinessMessage } from './messages.view.ts'

/** Messages to a person's businesses, open ones first. */
export async function listReceivedMessages(
  { store }: Pick<AppContext, 'store'>,
  ownerId: number,
  query: BusinessMessagesQuery,
  page: Page,
): Promise<{ items: BusinessMessage[]; total: number }> {
  const rows = await findAllReceived(store.read, ownerId, query, page)
  return {
    items: await withReplies(store.read, rows),
    total: await countReceived(store.read, ownerId, query),
  }
}

interface Reply extends NewMessageReply {
  readonly idempotencyKey: string | null
}

/**
 * Emails a reply to the writer of a message, which then counts as answered; rejected if somebody else replied first.
 */
export async function replyToMessage(
  context: AppContext,
  ownerId: number,
  id: number,
  { text, repliesRead, idempotencyKey }: Reply,
): Promise<BusinessMessage> {
  const now = context.now()
  const request = {
    userId: ownerId,
    key: idempotencyKey,
    call: 'POST /api/messages/replies',
    body: { id, text },
    now,
  }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const message = await requireReceived(trx, ownerId, id)
      await requireRead(trx, id, repliesRead)
      await insertReply(trx, { message_id: id, author_id: ownerId, text, at: now })
      await updateMessage(trx, id, { status: 'answered', answered_at: now })
      await enqueueReply(context, trx, { message, ownerId, text })
      return readReceivedMessage(trx, ownerId, id)
    }),
  )
}

/** Rejects a reply by somebody who has not read the last one: another tab or person was quicker. */
async function requireRead(
  trx: Transaction<Database>,
  id: number,
  repliesRead: number | undefined,
): Promise<void> {
  if (repliesRead === undefined) return
  if ((await findReplies(trx, [id])).length > repliesRead) {
    throw new Problem(
      'conflict',
      'This message has been answered. Read that answer, then send yours if it is still needed',
    )
  }
}

/** Replies to the email reach the account of the owner who replied. */
async function enqueueReply(
  context: AppContext,
  trx: Transaction<Database>,
  { message, ownerId, text }: { message: ReceivedMessage; ownerId: number; text: string },
): Promise<void> {
  const owner = await findAddressee(trx, ownerId)
  if (!owner) throw new Problem('signed-out', 'Please sign in to continue')
  if (message.email === null) {
    throw new Problem(
      'conflict',
      'This message came without an email address. Call its writer, then mark it as answered',
    )
  }
  await enqueueMail(trx, context, {
    to: { name: message.name, address: message.email },
    email: renderBusinessMessageReply(context.config, {
      name: message.name,
      businessName: message.business_name,
      reference: message.reference,
      text,
    }),
    headers: { 'Reply-To': owner.address },
  })
}

/** Marks a message as answered elsewhere, or as open again. */
export async function setMessageStatus(
  context: Pick<AppContext, 'store' | 'now'>,
  ownerId: number,
  id: number,
  status: BusinessMessage['status'],
): Promise<BusinessMessage> {
  const now = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const message = await requireReceived(trx, ownerId, id)
    if (message.status === status) throw new Problem('conflict', `This message is already ${status}`)
    await updateMessage(trx, id, { status, answered_at: status === 'answered' ? now : null })
    return readReceivedMessage(trx, ownerId, id)
  })
}

async function requireReceived(db: Kysely<Database>, ownerId: number, id: number): Promise<ReceivedMessage> {
  const message = await findReceived(db, ownerId, id)
  if (!message) throw new Problem('not-found', 'Message not found')
  return message
}

/** A message to one of a person's businesses. */
export async function readReceivedMessage(
  db: Kysely<Database>,
  ownerId: number,
  id: number,
): Promise<BusinessMessage> {
  const row = await requireReceived(db, ownerId, id)
  return toBusinessMessage(row, await findReplies(db, [id]))
}

async function withReplies(
  db: Kysely<Database>,
  rows: readonly ReceivedMessage[],
): Promise<BusinessMessage[]> {
  const replies = Map.groupBy(
    await findReplies(
      db,
      rows.map(({ id }) => id),
    ),
    ({ message_id }) => message_id,
  )
  return rows.map((row) => toBusinessMessage(row, replies.get(row.id) ?? []))
}
