import type { BusinessStatus, OwnBusiness } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { toOwnBusiness } from '#features/businesses/businesses.view.ts'
import { readWaitingEditStates } from '#features/editing/waiting-edits.service.ts'
import { getRowVisibility } from '#features/businesses/visibility.ts'
import { countOwned, findLastSubmitted, findOwned, findOwnedNames } from './owned.repository.ts'

/** Somebody's businesses in every state, the newest first. */
export async function readOwnBusinesses(
  db: Kysely<Database>,
  ownerId: number,
  page: Page,
  now: number,
): Promise<{ items: OwnBusiness[]; total: number }> {
  const rows = await findOwned(db, ownerId, page)
  const total = await countOwned(db, ownerId)
  const edits = await readWaitingEditStates(db, rows)
  const items = rows.map((row) => {
    const waitingEdit = edits.get(row.id)
    return { ...toOwnBusiness(row, ownerId, now), ...(waitingEdit && { waitingEdit }) }
  })
  return { items, total }
}

/** How many businesses somebody has, in every state. */
export const countOwnBusinesses = countOwned

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
    isPublic: getRowVisibility(row, now) === 'public',
    createdAt: row.created_at,
  }))
}

/** A business that somebody sent in, and what became of it. */
interface PastBusiness {
  readonly id: number
  readonly name: string
  readonly status: BusinessStatus | 'withdrawn'
  /** Milliseconds. */
  readonly submittedAt: number
}

/** The businesses that somebody sent in last, the newest first. */
export async function readPastBusinesses(
  db: Kysely<Database>,
  ownerId: number,
  limit: number,
): Promise<PastBusiness[]> {
  const rows = await findLastSubmitted(db, ownerId, limit)
  return rows.map(({ id, name, status, submitted_at, removed_at }) => ({
    id,
    name,
    status: removed_at === null ? status : 'withdrawn',
    submittedAt: submitted_at,
  }))
}
