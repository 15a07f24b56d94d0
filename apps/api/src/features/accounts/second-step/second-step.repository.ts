import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { SecondStepRow, SecondStepsTable } from './second-step.table.ts'

export const findSecondStep = (db: Kysely<Database>, userId: number): Promise<SecondStepRow | undefined> =>
  db.selectFrom('second_steps').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Stores the secret of an app that is being set up, in place of an unfinished set-up. */
export async function upsertSecondStep(trx: Transaction<Database>, row: SecondStepsTable): Promise<void> {
  await deleteSecondStep(trx, row.user_id)
  await trx.insertInto('second_steps').values(row).execute()
}

export async function turnOn(
  trx: Transaction<Database>,
  { userId, at }: { readonly userId: number; readonly at: number },
): Promise<void> {
  await trx.updateTable('second_steps').set({ turned_on_at: at }).where('user_id', '=', userId).execute()
}

/** Marks the time step of a code as used; returns false if it or a later one was used before. */
export async function markStepUsed(
  trx: Transaction<Database>,
  userId: number,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_steps')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where('last_used_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listSecondSteps = (db: Kysely<Database>): Promise<SecondStepRow[]> =>
  db.selectFrom('second_steps').selectAll().execute()

export async function replaceSecret(
  trx: Transaction<Database>,
  userId: number,
  secret: Buffer,
): Promise<void> {
  await trx.updateTable('second_steps').set({ secret }).where('user_id', '=', userId).execute()
}

/** Deletes an account's app and, with it, its recovery codes; returns whether there was one. */
export async function deleteSecondStep(trx: Transaction<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes unfinished set-ups that began up to an instant. */
export async function deleteUnfinishedSetUps(db: Kysely<Database>, until: number): Promise<void> {
  await db
    .deleteFrom('second_steps')
    .where('turned_on_at', 'is', null)
    .where('created_at', '<=', until)
    .execute()
}

export async function countRecoveryCodes(db: Kysely<Database>, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

/** Redeems a recovery code; returns whether there was one. */
export async function redeemRecoveryCode(
  trx: Transaction<Database>,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
