import {
  sql,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { Database } from '#db/database.ts'
import type { Budget, Limit, Scope } from '../budget/budget.ts'
import type { Lane } from './lanes.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

/** The address and the mailbox key of a mail. */
export type Recipient = Pick<OutboxRow, 'to_address' | 'recipient_key'>

type DueMail = Recipient & Pick<OutboxRow, 'id' | 'share'>

/** The mails that a process may lease. */
export interface Candidates {
  readonly now: number
  /** Ids of mails that it must not lease. */
  readonly except: readonly number[]
  /** Whether it also leases mails whose lease by another process has expired. */
  readonly takesOver: boolean
}

/** Finds the mail of a lane that has been due longest. */
export const findDueMail = (
  db: Kysely<Database>,
  lane: Lane,
  candidates: Candidates,
): Promise<DueMail | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('lane', '=', lane)
    .where('joined_to', 'is', null)
    .where((where) => isDue(where, candidates))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * Finds the first due mail to a mailbox in these lanes. Bulk mails go last. An account's confirmed address goes before
 * other spellings of the same mailbox, so that mails to those can't delay it.
 */
export const findFirstMailTo = (
  db: Kysely<Database>,
  recipientKey: string,
  lanes: readonly Lane[],
  candidates: Candidates,
): Promise<DueMail | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('recipient_key', '=', recipientKey)
    .where('lane', 'in', lanes)
    .where('joined_to', 'is', null)
    .where((where) => isDue(where, candidates))
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

export interface Lease extends Candidates {
  readonly owner: string
  readonly until: number
}

/**
 * Leases a mail, unless another worker has leased it or the mailbox's budget is exhausted. It runs in the transaction with
 * the write lock: two workers that counted at the same time could exceed the budget together.
 */
export const leaseMail = (
  trx: Transaction<Database>,
  mail: Recipient & Pick<OutboxRow, 'id'>,
  budget: Budget,
  lease: Lease,
): Promise<OutboxRow | undefined> =>
  trx
    .updateTable('outbox')
    .set((set) => ({
      lease_owner: lease.owner,
      lease_until: lease.until,
      attempts: set('attempts', '+', 1),
    }))
    .where('id', '=', mail.id)
    .where((where) => isDue(where, lease))
    .where((where) =>
      where.and(
        budget.map((ways) =>
          where.or(
            ways.map((limits) =>
              where.and(limits.map((limit) => isWithinLimit(trx, mail, limit, lease.now))),
            ),
          ),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

const isWithinLimit = (
  db: Kysely<Database>,
  mail: Recipient,
  { max, within, counts }: Limit,
  now: number,
) => {
  const leased = isLeasedTo(db, mail, counts, now).select((eb) => eb.fn.countAll().as('n'))
  const sent = isSentTo(db, mail, counts, now - within).select((eb) => eb.fn.countAll().as('n'))
  return sql<SqlBool>`${leased} + ${sent} < ${max}`
}

/**
 * Finds when the mail that exhausts a limit was sent: the earliest of as many as the limit allows. Leased mails count as
 * sent now. One statement, so that a mail sent meanwhile does not count twice.
 */
export async function findBlockingMail(
  db: Kysely<Database>,
  mail: Recipient,
  { max, within, counts }: Limit,
  now: number,
): Promise<number | undefined> {
  const row = await isLeasedTo(db, mail, counts, now)
    .select(sql<number>`${now}`.as('at'))
    .unionAll(isSentTo(db, mail, counts, now - within).select((eb) => eb.ref('sent_at').$notNull().as('at')))
    .orderBy('at', 'desc')
    .limit(1)
    .offset(max - 1)
    .executeTakeFirst()
  return row?.at
}

const isLeasedTo = (db: Kysely<Database>, mail: Recipient, counts: Scope, now: number) =>
  db
    .selectFrom('outbox')
    .where('lease_until', '>', now)
    .where((where) => isCounted(where, mail, counts))

const isSentTo = (db: Kysely<Database>, mail: Recipient, counts: Scope, since: number) =>
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

/** Postpones the due mails to an address in one share of its budget; leased ones stay leased. */
export async function postponeMails(
  db: Kysely<Database>,
  { to_address, recipient_key, share }: Recipient & Pick<OutboxRow, 'share'>,
  candidates: Candidates,
  until: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: until, held_back: 1 })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('share', '=', share)
    .where((where) => isDue(where, candidates))
    .execute()
}

/** Whether a mail is due and not leased, or its lease by a dead worker has expired. */
const isDue = (where: ExpressionBuilder<Database, 'outbox'>, { now, except, takesOver }: Candidates) =>
  where.and([
    where('next_try_at', '<=', now),
    where.or([where('lease_until', 'is', null), ...(takesOver ? [where('lease_until', '<=', now)] : [])]),
    ...(except.length > 0 ? [where('id', 'not in', except)] : []),
  ])

/** Ends the lease of a mail and those joined to it with an outcome, unless another worker has leased them meanwhile. */
export async function endLease(
  db: Kysely<Database>,
  lease: Pick<OutboxRow, 'id' | 'lease_owner'>,
  outcome: Updateable<OutboxTable>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .where((where) => where.or([where('id', '=', lease.id), where('joined_to', '=', lease.id)]))
    .where('lease_owner', '=', lease.lease_owner)
    .execute()
}

/**
 * Records when mails were sent, and empties those with a token, so that a copy of the database contains none. Returns their
 * number: 0 if another process has recorded it before. A worker that has leased them meanwhile loses the lease, so that a
 * sent mail never becomes due again.
 */
export async function markSent(
  db: Kysely<Database>,
  mails: readonly Pick<OutboxRow, 'id' | 'message_id'>[],
  at: number,
): Promise<number> {
  const emptyTexts = (
    set: ExpressionBuilder<Database, 'outbox'>,
    column: 'text' | 'html' | 'headers',
    value: string,
  ) => set.case().when('holds_token', '=', 1).then(value).else(set.ref(column)).end()
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set((set) => ({
      sent_at: at,
      next_try_at: null,
      given_up_at: null,
      last_error: null,
      lease_owner: null,
      lease_until: null,
      text: emptyTexts(set, 'text', ''),
      html: emptyTexts(set, 'html', ''),
      headers: emptyTexts(set, 'headers', '{}'),
    }))
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    // After a restore of the database the id may belong to another mail.
    .where(
      'message_id',
      'in',
      mails.map(({ message_id }) => message_id),
    )
    // A write with a lost response is repeated, and matches its own record.
    .where((where) => where.or([where('sent_at', 'is', null), where('sent_at', '=', at)]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
