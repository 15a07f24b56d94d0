import type { AdminBusiness } from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import { DAY, toLocalDay } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findAccountFacts, findAddressee } from '#features/users/users.service.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toOwnBusiness } from '#features/businesses/businesses.view.ts'
import { hasWaitingEdit } from '#features/editing/waiting-edits.service.ts'
import { getFeaturing } from '#features/businesses/featured.ts'
import { createBusinessNotFoundProblem } from '#features/businesses/profile/profile.service.ts'
import { findFigures } from './business-detail.repository.ts'
import { getRowStatus } from './businesses-list.view.ts'
import { getRevision } from './revision.ts'

type Db = Kysely<Database>

/** Who reads, and when. */
export interface ReadOptions {
  readonly viewerId: number
  readonly now: number
}

const VIEWS_PERIOD = 29 * DAY

/** A business in any state, with everything that administrators see of it. */
export async function readAdminBusiness(db: Db, id: number, options: ReadOptions): Promise<AdminBusiness> {
  const row = await findBusiness(db, id)
  if (!row) throw createBusinessNotFoundProblem()
  return describeBusiness(db, row, options)
}

export async function describeBusiness(
  db: Db,
  row: BusinessRow,
  { viewerId, now }: ReadOptions,
): Promise<AdminBusiness> {
  const figures = await findFigures(db, row.id, toLocalDay(now - VIEWS_PERIOD, getTimeZone(row)))
  return {
    revision: getRevision(row),
    state: getRowStatus(row, now),
    business: toOwnBusiness(row, viewerId, now),
    ...getFeaturing(row, now),
    completeness: row.completeness,
    owner: await readOwner(db, row),
    restorableUntil: row.restorable_until === null ? null : new Date(row.restorable_until).toISOString(),
    verification: await readVerification(db, row),
    hasWaitingEdit: await hasWaitingEdit(db, row.id),
    counts: {
      reviews: row.published_review_count,
      messages: figures.messages,
      openMessages: figures.open_messages,
      saves: figures.saves,
      views: figures.views,
    },
  }
}

async function readOwner(db: Db, { owner_id }: BusinessRow): Promise<AdminBusiness['owner']> {
  if (owner_id === null) return null
  const facts = await findAccountFacts(db, { userId: owner_id, email: null })
  if (facts === null) return null
  const { id, name, email, isEmailConfirmed } = facts
  return { id, name, email, isEmailConfirmed }
}

async function readVerification(db: Db, row: BusinessRow): Promise<AdminBusiness['verification']> {
  const { is_verified, verification_method: method, verified_on: on, verified_by, verification_note } = row
  if (is_verified === 0 || method === null || on === null) return null
  const by = verified_by === null ? null : ((await findAddressee(db, verified_by))?.name ?? null)
  return { method, on, note: verification_note, by }
}
