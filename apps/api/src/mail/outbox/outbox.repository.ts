import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { Budget, Limit, Scope } from '../budget/budget.ts'
import type { Lane } from './lanes.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

type Trx = Transaction<Database>

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

/** The address and the mailbox that a mail counts for. */
type Recipient = Pick<OutboxRow, 'to_address' | 'recipient_key'>

/** What tells that two address proofs are of one kind and for one address. */
type AddressProof = Recipient & Pick<OutboxRow, 'proves'>

/** The last address proof of a kind that waits, is being sent, or was sent after `sentAfter`. */
export const findLastProofMail = (
  trx: Trx,
  { to_address, recipient_key, proves }: AddressProof,
  sentAfter: number,
): Promise<OutboxRow | undefined> =>
  trx
    .selectFrom('outbox')
    .selectAll()
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('proves', '=', proves)
    .where((where) => where.or([where('next_try_at', 'is not', null), where('sent_at', '>', sentAfter)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Replaces the content of a mail that waits; its place in the queue stays. */
export async function rewriteMail(trx: Trx, id: number, text: Updateable<OutboxTable>): Promise<void> {
  await trx.updateTable('outbox').set(text).where('id', '=', id).execute()
}

type DueMail = Recipient & Pick<OutboxRow, 'id' | 'share'>

/** The mail of a lane that is due and has waited longest. */
export const findDueMail = (db: Kysely<Database>, lane: Lane, now: number): Promise<DueMail | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('lane', '=', lane)
    .where('joined_to', 'is', null)
    .where((where) => isDue(where, now))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * The first mail to send to a mailbox, of those in these lanes that are due. Bulk mails go last. An account's confirmed
 * address goes before other spellings of the same mailbox, so that mails to those can't delay it.
 */
export const findFirstMailTo = (
  db: Kysely<Database>,
  recipientKey: string,
  lanes: readonly Lane[],
  now: number,
): Promise<DueMail | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('recipient_key', '=', recipientKey)
    .where('lane', 'in', lanes)
    .where('joined_to', 'is', null)
    .where((where) => isDue(where, now))
    .orderBy((by) => by('lane', '=', 'bulk'))
    .orderBy(
      (by) =>
        by.exists(
          by
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.email', '=', 'outbox.to_address')
            .where('users.email_confirmed_at', 'is not', null),
        ),
      'desc',
    )
    .orderBy((by) => by('lane', '=', 'transactional'))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export interface Lease {
  readonly owner: string
  readonly now: number
  readonly until: number
}

/**
 * Leases a mail, unless another worker has leased it or the mailbox's budget is used up. One statement, so that
 * concurrent workers never exceed the budget.
 */
export const leaseMail = (
  db: Kysely<Database>,
  mail: Recipient & Pick<OutboxRow, 'id'>,
  budget: Budget,
  { owner, now, until }: Lease,
): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set((set) => ({ lease_owner: owner, lease_until: until, attempts: set('attempts', '+', 1) }))
    .where('id', '=', mail.id)
    .where((where) => isDue(where, now))
    .where((where) =>
      where.and(
        budget.map((ways) =>
          where.or(
            ways.map((limits) => where.and(limits.map((limit) => isWithinLimit(db, mail, limit, now)))),
          ),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

const isWithinLimit = (
  db: Kysely<Database>,
  mail: Recipient,
  { most, within, counts }: Limit,
  now: number,
) => {
  const underWay = leasedTo(db, mail, counts, now).select((eb) => eb.fn.countAll().as('n'))
  const sent = sentTo(db, mail, counts, now - within).select((eb) => eb.fn.countAll().as('n'))
  return sql<SqlBool>`${underWay} + ${sent} < ${most}`
}

/**
 * When the mail was sent that fills up a limit: the earliest of as many as the limit allows. Leased mails count as sent
 * now. One statement, so that a mail that is sent meanwhile does not count twice.
 */
export async function findBlockingMail(
  db: Kysely<Database>,
  mail: Recipient,
  { most, within, counts }: Limit,
  now: number,
): Promise<number | undefined> {
  const row = await leasedTo(db, mail, counts, now)
    .select(sql<number>`${now}`.as('at'))
    .unionAll(sentTo(db, mail, counts, now - within).select((eb) => eb.ref('sent_at').$notNull().as('at')))
    .orderBy('at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  return row?.at
}

const leasedTo = (db: Kysely<Database>, mail: Recipient, counts: Scope, now: number) =>
  db
    .selectFrom('outbox')
    .where('lease_until', '>', now)
    .where((where) => isCounted(where, mail, counts))

const sentTo = (db: Kysely<Database>, mail: Recipient, counts: Scope, since: number) =>
  db
    .selectFrom('outbox')
    .where('sent_at', '>', since)
    .where((where) => isCounted(where, mail, counts))

const isCounted = (
  where: ExpressionBuilder<Database, 'outbox'>,
  { to_address, recipient_key }: Recipient,
  { share, sameAddress }: Scope,
) =>
  where.and([
    where('recipient_key', '=', recipient_key),
    where('joined_to', 'is', null),
    ...(share === 'any' ? [] : [where('share', '=', share)]),
    ...(sameAddress ? [where('to_address', '=', to_address)] : []),
  ])

/** Holds back the mails that are due to an address in one share of its budget; leased ones stay leased. */
export async function holdBackMails(
  db: Kysely<Database>,
  { to_address, recipient_key, share }: Recipient & Pick<OutboxRow, 'share'>,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: until, held_back: 1 })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('share', '=', share)
    .where((where) => isDue(where, now))
    .execute()
}

/** Makes the mails that wait for an address due now. */
export async function makeMailsDue(
  trx: Trx,
  { to_address, recipient_key }: Recipient,
  now: number,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_try_at: now })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('next_try_at', '>', now)
    .execute()
}

/** Due, and not leased, or leased by a worker that died before its lease ended. */
const isDue = (where: ExpressionBuilder<Database, 'outbox'>, now: number) =>
  where.and([
    where('next_try_at', '<=', now),
    where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]),
  ])

/** Ends the lease of a mail and those joined to it with an outcome, unless another worker has leased them meanwhile. */
export async function endLease(
  db: Kysely<Database>,
  lease: Pick<OutboxRow, 'id' | 'lease_owner'>,
  outcome: Updateable<OutboxTable>,
): Promise<void> {
  await leased(db, lease)
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .execute()
}

/** Ends the lease of mails that were sent, and empties those with a token: a copy of the database shall hold none. */
export async function markSent(
  db: Kysely<Database>,
  lease: Pick<OutboxRow, 'id' | 'lease_owner'>,
  now: number,
): Promise<void> {
  const emptied = (
    set: ExpressionBuilder<Database, 'outbox'>,
    column: 'text' | 'html' | 'headers',
    value: string,
  ) => set.case().when('holds_token', '=', 1).then(value).else(set.ref(column)).end()
  await leased(db, lease)
    .set((set) => ({
      sent_at: now,
      next_try_at: null,
      last_error: null,
      lease_owner: null,
      lease_until: null,
      text: emptied(set, 'text', ''),
      html: emptied(set, 'html', ''),
      headers: emptied(set, 'headers', '{}'),
    }))
    .execute()
}

const leased = (db: Kysely<Database>, { id, lease_owner }: Pick<OutboxRow, 'id' | 'lease_owner'>) =>
  db
    .updateTable('outbox')
    .where((where) => where.or([where('id', '=', id), where('joined_to', '=', id)]))
    .where('lease_owner', '=', lease_owner)

/** Makes mails that were given up due again, with all their attempts; answers how many. */
export async function retryGivenUpMails(db: Kysely<Database>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ given_up_at: null, next_try_at: now, attempts: 0 })
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes the mails to an address that have a header and were not sent. */
export async function deleteUnsentMails(
  db: Kysely<Database>,
  { address, header }: { readonly address: string; readonly header: string },
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((where) => where.or([where('next_try_at', 'is not', null), where('given_up_at', 'is not', null)]))
    .where('to_address', '=', address)
    .where(sql<SqlBool>`json_extract(headers, ${`$."${header}"`}) is not null`)
    .execute()
}

/** Deletes at most `most` mails that were sent or given up by `before`; answers how many. */
export async function deleteFinishedMails(
  db: Kysely<Database>,
  before: number,
  most: number,
): Promise<number> {
  const settled = db
    .selectFrom('outbox')
    .select('id')
    .where((where) => where.or([where('sent_at', '<=', before), where('given_up_at', '<=', before)]))
    .limit(most)
  return countDeleted(db.deleteFrom('outbox').where('id', 'in', settled))
}
