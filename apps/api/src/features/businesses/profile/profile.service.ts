import type { Business, ExpiredBusiness, OwnBusiness } from '@portal/domain/contract'
import type { Reads, Store } from '#db/engine/store.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from '../businesses.repository.ts'
import type { ProfileRow } from '../businesses.table.ts'
import { toOwnBusiness } from '../businesses.view.ts'
import { getRowVisibility } from '../visibility.ts'
import { createProfileRows } from './profile.repository.ts'
import { toExpiredProfile, toPublicProfile } from './profile.view.ts'

/** The reader. Owners see their own in every state, administrators everything. */
export interface Viewer {
  readonly id: number
  readonly isAdmin: boolean
}

/** Finds a business in any state by its slug, by a former one, or by its id. */
export type FindProfile = (idOrSlug: string) => Promise<ProfileRow | undefined>

const isId = (text: string): boolean => /^\d+$/.test(text)

export function createProfiles(store: Reads): FindProfile {
  const rows = createProfileRows(store)
  return (idOrSlug) => (isId(idOrSlug) ? rows.byId(Number(idOrSlug)) : rows.bySlug(idOrSlug))
}

export const createBusinessNotFoundProblem = () => new Problem('not-found', 'Business not found')

/** A business that everybody sees; throws where there is none. */
export async function requirePublic(
  findProfile: FindProfile,
  idOrSlug: string,
  now: number,
): Promise<ProfileRow> {
  const row = await findProfile(idOrSlug)
  if (!row || getRowVisibility(row, now) !== 'public') throw createBusinessNotFoundProblem()
  return row
}

export const canSeeAll = (row: ProfileRow, viewer: Viewer): boolean =>
  viewer.isAdmin || row.owner_id === viewer.id

/** The business with everything about it, for its owner and for administrators; null for anybody else. */
export async function readOwnProfile(
  { read }: Pick<Store, 'read'>,
  findProfile: FindProfile,
  idOrSlug: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: number },
): Promise<OwnBusiness | null> {
  const profile = await findProfile(idOrSlug)
  if (!profile || !canSeeAll(profile, viewer)) return null
  const row = await findBusiness(read, profile.id)
  return row ? toOwnBusiness(row, viewer.id, now) : null
}

/** The business as everybody sees it; an expired one is reduced, and found by its slug only. */
export async function readPublicProfile(
  findProfile: FindProfile,
  idOrSlug: string,
  now: number,
): Promise<Business | ExpiredBusiness> {
  const row = await findProfile(idOrSlug)
  if (!row) throw createBusinessNotFoundProblem()
  const visibility = getRowVisibility(row, now)
  if (visibility === 'public') return toPublicProfile(row, now)
  if (visibility === 'expired' && !isId(idOrSlug)) return toExpiredProfile(row)
  throw createBusinessNotFoundProblem()
}
