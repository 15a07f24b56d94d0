import { getBusinessPath } from '@portal/domain/business'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findPublicAddresses } from './public-paths.repository.ts'

/** The paths of public businesses, by id. */
export async function findPublicPaths(
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<Map<number, string>> {
  const rows = ids.length === 0 ? [] : await findPublicAddresses(db, [...new Set(ids)], now)
  return new Map(rows.map((row) => [row.id, getBusinessPath(row)]))
}
