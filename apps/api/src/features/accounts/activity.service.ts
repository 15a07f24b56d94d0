import type { ActivityKind } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readOwnedNames } from '#features/ownership/owned.service.ts'
import { readWrittenReviews } from '#features/reviews/reviews.service.ts'
import { readSubmittedTitles } from '#features/content/submitted.service.ts'
import { readOpenRequests } from '#features/quotes/open-requests.service.ts'

/** Something that was done in somebody's name and is still in effect. */
export interface Activity {
  readonly kind: ActivityKind
  readonly id: number
  readonly title: string
  readonly isPublic: boolean
  /** Milliseconds. */
  readonly at: number
}

interface Account {
  readonly id: number
  readonly email: string
}

/**
 * Activity of an account and submissions with its address, the newest first, without what was withdrawn, rejected or
 * closed.
 */
export async function readActivity(
  db: Kysely<Database>,
  { id, email }: Account,
  now: number,
): Promise<Activity[]> {
  const businesses = await readOwnedNames(db, id, now)
  const reviews = await readWrittenReviews(db, id)
  const submissions = await readSubmittedTitles(db, email)
  const requests = await readOpenRequests(db, email)
  return [
    ...businesses.map(({ name, createdAt, ...one }) => ({
      kind: 'business' as const,
      title: name,
      at: createdAt,
      ...one,
    })),
    ...reviews.map(({ businessName, createdAt, ...one }) => ({
      kind: 'review' as const,
      title: businessName,
      at: createdAt,
      ...one,
    })),
    ...submissions.map(({ submittedAt, ...one }) => ({ at: submittedAt, ...one })),
    ...requests.map(({ businessName, createdAt, id: requestId }) => ({
      kind: 'quote request' as const,
      id: requestId,
      title: businessName,
      isPublic: false,
      at: createdAt,
    })),
  ].toSorted((one, other) => other.at - one.at || other.id - one.id)
}
