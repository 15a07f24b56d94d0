import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findHolder } from './email-changes.repository.ts'

/** How long the links of a change work, each from when it was sent. */
export const LINK_LIFETIME = 7 * DAY

interface AddressClaim {
  readonly address: string
  /** Who wants it; null for somebody without an account. */
  readonly userId: number | null
  readonly at: number
}

/** Whether another account, which had this address, can still restore it. */
export async function isReservedByAnother(
  db: Kysely<Database>,
  { address, userId, at }: AddressClaim,
): Promise<boolean> {
  const holder = await findHolder(db, address, at - LINK_LIFETIME)
  return holder !== undefined && holder !== userId
}
