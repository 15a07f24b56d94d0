import type { OwnBusiness } from '@portal/domain/contract'
import type { ModerationStatus } from '@portal/domain/moderation'
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

/** The number of somebody's businesses, in every state. */
export const countOwnBusinesses = countOwned

/** A business as its owner would recognise it. */
interface OwnedName {
  readonly id: number
  readonly name: string
  readonly isPublic: boolean
  /** When it was first submitted; milliseconds. */
  readonly createdAt: number
}

/** The names of all of somebody's businesses, unordered. */
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

/** A submitted business and its current status. */
interface PastBusiness {
  readonly id: number
  readonly name: string
  readonly status: ModerationStatus | 'withdrawn'
  /** Milliseconds. */
  readonly submittedAt: number
}

/** Somebody's latest businesses, the newest first. */
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
