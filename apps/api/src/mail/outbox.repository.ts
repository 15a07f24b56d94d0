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
import type { Limit } from './budget.ts'
import type { Lane } from './lane.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

type Trx = Transaction<Database>

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

/** The mail of a lane that is due and has waited longest. */
export const nextMail = (
  db: Kysely<Database>,
  lane: Lane,
  now: number,
): Promise<Pick<OutboxRow, 'id' | 'to_address' | 'recipient_key'> | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key'])
    .where('lane', '=', lane)
    .where((where) => isFree(where, now))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

interface Lease {
  readonly owner: string
  readonly now: number
  readonly until: number
}

/**
 * Takes a mail up, unless somebody else has or its mailbox has had as many as these limits allow: until the lease ends
 * nobody else gets it. One statement, so that workers beside one another never give more than that.
 */
export const leaseMail = (
  db: Kysely<Database>,
  { id, recipient_key }: Pick<OutboxRow, 'id' | 'recipient_key'>,
  limits: readonly Limit[],
  { owner, now, until }: Lease,
): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set((set) => ({ lease_owner: owner, lease_until: until, attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where((where) => isFree(where, now))
    .where((where) =>
      where.and(
        limits.map(
          ({ most, within }) => sql<SqlBool>`
            ${underWayTo(db, recipient_key, now).select((eb) => eb.fn.countAll().as('n'))}
            + ${sentTo(db, recipient_key, now - within).select((eb) => eb.fn.countAll().as('n'))} < ${most}`,
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

/**
 * When a mailbox got its last mails since then, the newest first; those on their way count as of now. One statement, so
 * that a mail which arrives meanwhile does not count twice.
 */
export async function mailsGot(
  db: Kysely<Database>,
  recipientKey: string,
  { since, now, most }: { readonly since: number; readonly now: number; readonly most: number },
): Promise<number[]> {
  const rows = await underWayTo(db, recipientKey, now)
    .select(sql<number>`${now}`.as('at'))
    .unionAll(sentTo(db, recipientKey, since).select((eb) => eb.ref('sent_at').$notNull().as('at')))
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

const underWayTo = (db: Kysely<Database>, recipientKey: string, now: number) =>
  db.selectFrom('outbox').where('recipient_key', '=', recipientKey).where('lease_until', '>', now)

const sentTo = (db: Kysely<Database>, recipientKey: string, since: number) =>
  db.selectFrom('outbox').where('recipient_key', '=', recipientKey).where('sent_at', '>', since)

/** Lets what is due to an address wait; what is on its way stays so. */
export async function postponeMails(
  db: Kysely<Database>,
  { to_address, recipient_key }: Pick<OutboxRow, 'to_address' | 'recipient_key'>,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: until })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where((where) => isFree(where, now))
    .execute()
}

/** Lets what waits to be sent to an address be due at once. */
export async function hastenMails(
  trx: Trx,
  { to_address, recipient_key }: Pick<OutboxRow, 'to_address' | 'recipient_key'>,
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

/** Waiting, its time has come, and no worker holds it; one that died holds it no longer than its lease. */
const isFree = (where: ExpressionBuilder<Database, 'outbox'>, now: number) =>
  where.and([
    where('next_try_at', '<=', now),
    where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]),
  ])

/** Ends a lease with what came of it, unless somebody else holds the mail by now. */
export async function settleLease(
  db: Kysely<Database>,
  { id, lease_owner }: Pick<OutboxRow, 'id' | 'lease_owner'>,
  outcome: Updateable<OutboxTable>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', lease_owner)
    .execute()
}

/** Lets mails that were given up wait again, as if nobody had tried; answers how many. */
export async function reviveMails(db: Kysely<Database>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ given_up_at: null, next_try_at: now, attempts: 0 })
    .where('given_up_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Forgets the mails to an address that have a header and were not sent. */
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

/** Forgets at most so many mails that were sent or given up by then; answers how many there were. */
export async function deleteSettledMails(
  db: Kysely<Database>,
  before: number,
  most: number,
): Promise<number> {
  const settled = db
    .selectFrom('outbox')
    .select('id')
    .where((where) => where.or([where('sent_at', '<=', before), where('given_up_at', '<=', before)]))
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', settled)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
