import { canChangeQuoteStatus, QUOTE_STATUSES } from '@portal/domain/quote'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findRequestsBy } from './open-requests.repository.ts'

/** A request that can still be declined, as its sender would recognise it. */
interface OpenRequest {
  readonly id: number
  readonly businessName: string
  /** Milliseconds. */
  readonly createdAt: number
}

const OPEN_STATUSES = QUOTE_STATUSES.filter((status) => canChangeQuoteStatus(status, 'declined'))

/** Requests from an address that can still be declined, unordered. */
export async function readOpenRequests(db: Kysely<Database>, email: string): Promise<OpenRequest[]> {
  const rows = await findRequestsBy(db, email, OPEN_STATUSES)
  return rows.map((row) => ({ id: row.id, businessName: row.business_name, createdAt: row.created_at }))
}
