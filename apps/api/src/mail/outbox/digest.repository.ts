import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Lease } from './lease.repository.ts'
import type { OutboxRow } from './outbox.table.ts'

/** More than fit into one digest. */
const MAX_JOINABLE = 500

/**
 * Finds the mails that may join this one in a digest: to exactly the same address, postponed by the budget, due, and never
 * tried, so that nobody gets one twice under different ids. Those of the `security` lane come first.
 */
export const findJoinable = (
  trx: Transaction<Database>,
  { id, to_address, recipient_key }: Pick<OutboxRow, 'id' | 'to_address' | 'recipient_key'>,
  now: number,
): Promise<Pick<OutboxRow, 'id' | 'subject' | 'text' | 'html'>[]> =>
  trx
    .selectFrom('outbox')
    .select(['id', 'subject', 'text', 'html'])
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('id', '<>', id)
    .where('held_back', '=', 1)
    .where('next_try_at', '<=', now)
    .where('attempts', '=', 0)
    .where('last_error', 'is', null)
    .where('lease_until', 'is', null)
    .where('joined_to', 'is', null)
    .where(isJoinable)
    .orderBy((by) => by('lane', '=', 'transactional'))
    .orderBy('id')
    .limit(MAX_JOINABLE)
    .execute()

/** Bulk mails, and mails with headers of their own such as `Reply-To`, are sent alone. */
const isJoinable = (where: ExpressionBuilder<Database, 'outbox'>) =>
  where.and([where('lane', '<>', 'bulk'), where('headers', '=', '{}')])

/** Whether a leased mail may be sent as a digest: only at its first attempt. */
export const canLeadDigest = ({ lane, headers, attempts, last_error }: OutboxRow): boolean =>
  lane !== 'bulk' && headers === '{}' && attempts === 1 && last_error === null

/** Adds mails to the digest of another one. */
export async function joinMails(
  trx: Transaction<Database>,
  id: number,
  others: readonly number[],
): Promise<void> {
  await trx.updateTable('outbox').set({ joined_to: id }).where('id', 'in', others).execute()
}

/** Leases the mails that were joined to a leased one, under the same lease; the oldest first. */
export async function leaseJoinedMails(
  trx: Transaction<Database>,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
  { owner, until }: Lease,
): Promise<OutboxRow[]> {
  const rows = await trx
    .updateTable('outbox')
    .set({ lease_owner: owner, lease_until: until, attempts })
    .where('joined_to', '=', id)
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.id - b.id)
}
