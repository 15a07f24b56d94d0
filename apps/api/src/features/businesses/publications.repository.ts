import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessPublication } from './publications.table.ts'

/** Records when businesses were first published; keeps an earlier publication. */
export async function insertPublications(
  trx: Transaction<Database>,
  publications: readonly BusinessPublication[],
): Promise<void> {
  if (publications.length === 0) return
  await trx
    .insertInto('business_publications')
    .values([...publications])
    .onConflict((conflict) => conflict.column('business_id').doNothing())
    .execute()
}

/** Forgets that a business was published, when its first approval is undone. */
export async function deletePublication(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('business_publications').where('business_id', '=', id).execute()
}
