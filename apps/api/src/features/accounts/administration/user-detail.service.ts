import type { UserDetail, UserSuspension } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countOwnBusinesses } from '#features/ownership/owned.service.ts'
import { countSuspendedListings } from '#features/ownership/owner-suspension.service.ts'
import { countWrittenReviews } from '#features/reviews/submitted.service.ts'
import { countSubmissionsWith } from '#features/content/submitted.service.ts'
import { readEarlier } from '#features/moderation/queue/sender.service.ts'
import { countReportsAbout } from '#features/reports/submitted.service.ts'
import { findSecondStep } from '../second-step/second-step.repository.ts'
import { readSessions } from '../sessions/account-sessions.service.ts'
import { countOtherAdmins, findUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { createUserNotFoundProblem } from './managed-account.service.ts'
import { toInstant, toUserSummary } from './users.view.ts'

type Db = Kysely<Database>

const MAX_LATEST = 10

interface ReadOptions {
  /** The administrator of the request. */
  readonly actorId: number
  readonly sessionId: string
  readonly now: number
}

/** An account with its submissions, sessions and state. */
export async function readUser(
  db: Db,
  userId: number,
  { actorId, sessionId, now }: ReadOptions,
): Promise<UserDetail> {
  const user = await findUser(db, userId)
  if (!user) throw createUserNotFoundProblem()
  const { email, password_hash: hash, is_admin: isAdmin } = user
  const secondStep = await findSecondStep(db, userId)
  return {
    ...toUserSummary(user, await countOwnBusinesses(db, userId)),
    suspension: await readSuspension(db, user),
    hasPassword: hash !== null,
    twoStepSignInSince: toInstant(secondStep?.turned_on_at ?? null),
    listingsToHide: await countSuspendedListings(db, userId, null),
    reviews: await countWrittenReviews(db, userId),
    submissions: await countSubmissionsWith(db, email),
    latest: await readEarlier(db, { userId, email }, MAX_LATEST),
    reports: await countReportsAbout(db, userId),
    sessions: await readSessions(db, userId, { now, currentId: sessionId }),
    isOwn: actorId === userId,
    isOnlyAdministrator: isAdmin === 1 && (await countOtherAdmins(db, userId)) === 0,
  }
}

async function readSuspension(
  db: Db,
  { id, suspended_at: at, suspension_reason: reason, suspension_note: note }: UserRow,
): Promise<UserSuspension | null> {
  if (at === null) return null
  return {
    at: new Date(at).toISOString(),
    reason: reason ?? '',
    note,
    hiddenListings: await countSuspendedListings(db, id, at),
  }
}
