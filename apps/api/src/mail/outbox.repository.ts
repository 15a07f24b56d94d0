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
import type { Budget, Limit, Scope } from './budget.ts'
import type { Lane } from './lane.ts'
import type { OutboxRow, OutboxTable } from './outbox.table.ts'

type Trx = Transaction<Database>

export async function insertMail(db: Kysely<Database>, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
}

/** Whom a mail is counted for. */
type Counted = Pick<OutboxRow, 'to_address' | 'recipient_key'>

/** A mail that proves an address, as far as another one of its kind takes its place. */
type Proving = Counted & Pick<OutboxRow, 'proves'>

/** The last mail of a kind about an account's address that waits, is on its way, or was sent after a moment. */
export const findLastProof = (
  trx: Trx,
  { to_address, recipient_key, proves }: Proving,
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

/** Gives a mail that waits another text; its turn stays. */
export async function rewriteMail(trx: Trx, id: number, text: Updateable<OutboxTable>): Promise<void> {
  await trx.updateTable('outbox').set(text).where('id', '=', id).execute()
}

type Waiting = Counted & Pick<OutboxRow, 'id' | 'share'>

/** The mail of a lane that is due and has waited longest. */
export const nextMail = (db: Kysely<Database>, lane: Lane, now: number): Promise<Waiting | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('lane', '=', lane)
    .where('joined_to', 'is', null)
    .where((where) => isFree(where, now))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * The mail of a mailbox that goes first, of those in these lanes that are due. Letters to many go last. An account's
 * confirmed address goes before other spellings of the same mailbox, so that mails to those never take its turn.
 */
export const firstMailTo = (
  db: Kysely<Database>,
  recipientKey: string,
  lanes: readonly Lane[],
  now: number,
): Promise<Waiting | undefined> =>
  db
    .selectFrom('outbox')
    .select(['id', 'to_address', 'recipient_key', 'share'])
    .where('recipient_key', '=', recipientKey)
    .where('lane', 'in', lanes)
    .where('joined_to', 'is', null)
    .where((where) => isFree(where, now))
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
 * Takes a mail up, unless somebody else has or its mailbox has had as many as its budget allows: until the lease ends
 * nobody else gets it. One statement, so that workers beside one another never give more than that.
 */
export const leaseMail = (
  db: Kysely<Database>,
  mail: Counted & Pick<OutboxRow, 'id'>,
  budget: Budget,
  { owner, now, until }: Lease,
): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set((set) => ({ lease_owner: owner, lease_until: until, attempts: set('attempts', '+', 1) }))
    .where('id', '=', mail.id)
    .where((where) => isFree(where, now))
    .where((where) =>
      where.and(
        budget.map((ways) =>
          where.or(ways.map((limits) => where.and(limits.map((limit) => fits(db, mail, limit, now))))),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

const fits = (db: Kysely<Database>, mail: Counted, { most, within, counts }: Limit, now: number) => {
  const underWay = underWayTo(db, mail, counts, now).select((eb) => eb.fn.countAll().as('n'))
  const sent = sentTo(db, mail, counts, now - within).select((eb) => eb.fn.countAll().as('n'))
  return sql<SqlBool>`${underWay} + ${sent} < ${most}`
}

/**
 * When the mail went that fills a limit, the earliest of as many as it allows; those on their way count as of now. One
 * statement, so that a mail which arrives meanwhile does not count twice.
 */
export async function findBlockingMail(
  db: Kysely<Database>,
  mail: Counted,
  { most, within, counts }: Limit,
  now: number,
): Promise<number | undefined> {
  const row = await underWayTo(db, mail, counts, now)
    .select(sql<number>`${now}`.as('at'))
    .unionAll(sentTo(db, mail, counts, now - within).select((eb) => eb.ref('sent_at').$notNull().as('at')))
    .orderBy('at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst()
  return row?.at
}

const underWayTo = (db: Kysely<Database>, mail: Counted, counts: Scope, now: number) =>
  db
    .selectFrom('outbox')
    .where('lease_until', '>', now)
    .where((where) => isCounted(where, mail, counts))

const sentTo = (db: Kysely<Database>, mail: Counted, counts: Scope, since: number) =>
  db
    .selectFrom('outbox')
    .where('sent_at', '>', since)
    .where((where) => isCounted(where, mail, counts))

const isCounted = (
  where: ExpressionBuilder<Database, 'outbox'>,
  { to_address, recipient_key }: Counted,
  { share, sameAddress }: Scope,
) =>
  where.and([
    where('recipient_key', '=', recipient_key),
    where('joined_to', 'is', null),
    ...(share === 'any' ? [] : [where('share', '=', share)]),
    ...(sameAddress ? [where('to_address', '=', to_address)] : []),
  ])

/** Holds back what is due to an address, of one share of its budget; what is on its way stays so. */
export async function holdBackMails(
  db: Kysely<Database>,
  { to_address, recipient_key, share }: Counted & Pick<OutboxRow, 'share'>,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: until, held_back: 1 })
    .where('recipient_key', '=', recipient_key)
    .where('to_address', '=', to_address)
    .where('share', '=', share)
    .where((where) => isFree(where, now))
    .execute()
}

/** Lets what waits to be sent to an address be due at once. */
export async function hastenMails(
  trx: Trx,
  { to_address, recipient_key }: Counted,
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

/** Ends a lease with what came of it, of a mail and those that go with it, unless somebody else holds it by now. */
export async function settleLease(
  db: Kysely<Database>,
  lease: Pick<OutboxRow, 'id' | 'lease_owner'>,
  outcome: Updateable<OutboxTable>,
): Promise<void> {
  await leased(db, lease)
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .execute()
}

/** Ends the lease of what was sent. Of a mail that held a token a copy of the database tells no more than that. */
export async function settleSent(
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
  return countDeleted(db.deleteFrom('outbox').where('id', 'in', settled))
}
