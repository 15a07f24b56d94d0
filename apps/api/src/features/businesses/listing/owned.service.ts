import type { OwnBusiness } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { toOwnBusiness } from '../businesses.view.ts'
import { rowVisibility } from '../visibility.ts'
import { countOwned, findOwned, findOwnedNames } from './owned.repository.ts'

/** Somebody's businesses in every state, the newest first. */
export async function readOwnBusinesses(
  db: Kysely<Database>,
  ownerId: number,
  page: Page,
): Promise<{ items: OwnBusiness[]; total: number }> {
  const rows = await findOwned(db, ownerId, page)
  const total = await countOwned(db, ownerId)
  return { items: rows.map((row) => toOwnBusiness(row, ownerId)), total }
}

/** A business of somebody's, by what they would recognise it by. */
interface OwnedName {
  readonly id: number
  readonly name: string
  readonly isPublic: boolean
  /** Milliseconds: when it was sent in first. */
  readonly createdAt: number
}

/** The names of all businesses that somebody has, in no particular order. */
export async function readOwnedNames(
  db: Kysely<Database>,
  ownerId: number,
  now: number,
): Promise<OwnedName[]> {
  const rows = await findOwnedNames(db, ownerId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isPublic: rowVisibility(row, now) === 'public',
    createdAt: row.created_at,
  }))
}
