import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { ReminderTokensTable } from './plans.table.ts'

type Trx = Transaction<Database>

export async function insertStopToken(trx: Trx, token: ReminderTokensTable): Promise<void> {
  await trx.insertInto('reminder_tokens').values(token).execute()
}

/** The account that a token was sent to, with its address. */
export const findTokenHolder = (trx: Trx, hash: Buffer): Promise<{ id: number; email: string } | undefined> =>
  trx
    .selectFrom('reminder_tokens')
    .innerJoin('users', 'users.id', 'reminder_tokens.user_id')
    .select(['users.id', 'users.email'])
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Since when an account gets no reminders; undefined if it gets them. */
export const findStop = (db: Kysely<Database>, userId: number): Promise<{ stopped_at: number } | undefined> =>
  db.selectFrom('reminder_stops').select('stopped_at').where('user_id', '=', userId).executeTakeFirst()

export async function insertStop(trx: Trx, userId: number, at: number): Promise<void> {
  await trx
    .insertInto('reminder_stops')
    .values({ user_id: userId, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStop(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('reminder_stops').where('user_id', '=', userId).execute()
}

/** Deletes up to `limit` tokens that were created by `before`; returns how many. */
export const deleteOldTokens = (db: Kysely<Database>, before: number, limit: number): Promise<number> =>
  countDeleted(
    db
      .deleteFrom('reminder_tokens')
      .where('hash', 'in', (from) =>
        from.selectFrom('reminder_tokens').select('hash').where('created_at', '<=', before).limit(limit),
      ),
  )
