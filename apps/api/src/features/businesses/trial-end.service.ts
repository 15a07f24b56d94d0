import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findBusiness } from './businesses.repository.ts'
import { changeBusiness } from './change-business.ts'
import { getPlanChanges } from './plan.service.ts'

/** Moves the end of a business's trial, and with it until when it is public. Instants in milliseconds. */
export async function moveTrialEnd(
  trx: Transaction<Database>,
  id: number,
  trialEnd: number,
  at: number,
): Promise<void> {
  const row = await findBusiness(trx, id)
  if (!row) return
  const moved = { ...row, trial_expires_at: trialEnd }
  await changeBusiness(trx, id, { trial_expires_at: trialEnd, ...(await getPlanChanges(trx, moved, at)) })
}
