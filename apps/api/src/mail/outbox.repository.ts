import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type SqlBool,
  type Updateable,
} from 'kysely'
import type { Database } from '#db/database.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

/** Whether a mail may be taken up; asked of the reading handle, so that an idle job never takes the lock. */
export async function isMailDue(db: Kysely<Database>, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where((where) => isFree(where, now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Lease {
  readonly owner: string
  readonly now: number
  readonly until: number
}

/** Takes up the mail that has waited longest: until the lease ends nobody else gets it. */
export function leaseMail(
  db: Kysely<Database>,
  { owner, now, until }: Lease,
): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox')
    .set((set) => ({ lease_owner: owner, lease_until: until, attempts: set('attempts', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where((where) => isFree(where, now))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
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

/** Forgets the mails that were sent or given up by then. */
export async function deleteSettledMails(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((where) => where.or([where('sent_at', '<=', before), where('given_up_at', '<=', before)]))
    .execute()
}
