import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findBusiness } from './businesses.repository.ts'
import type { BusinessRow } from './businesses.table.ts'
import { createBusinessNotFoundProblem } from './profile/profile.service.ts'

/** A business of somebody's that is not deleted; throws if there is none. */
export async function requireOwned(db: Kysely<Database>, id: number, userId: number): Promise<BusinessRow> {
  const row = await findBusiness(db, id)
  if (!row || row.owner_id !== userId || row.removed_at !== null) throw createBusinessNotFoundProblem()
  return row
}
