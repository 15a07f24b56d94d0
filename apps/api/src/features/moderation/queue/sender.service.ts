import {
  SUBMISSION_KINDS,
  type EarlierSubmission,
  type QueueKind,
  type QueueSender,
} from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findAccountFacts } from '#features/users/users.service.ts'
import { readPastBusinesses } from '#features/ownership/owned.service.ts'
import { readPastReviews } from '#features/reviews/submitted.service.ts'
import { readPastSubmissions } from '#features/content/submitted.service.ts'
import { countReportsAbout } from '#features/reports/submitted.service.ts'
import type { SenderKey } from '../sources/source.ts'

type Db = Kysely<Database>

const MAX_EARLIER = 10

/** Who sent an item, and their earlier submissions; without an account they are known by their address. */
export async function readSender(
  db: Db,
  key: SenderKey,
  except: { readonly kind: QueueKind; readonly id: number },
): Promise<QueueSender> {
  const account = await findAccountFacts(db, key)
  const email = account?.email ?? key.email
  // One more than is shown, in case the item itself is among them.
  const earlier = await readEarlier(db, { userId: account?.id ?? null, email }, MAX_EARLIER + 1)
  return {
    name: key.name || (account?.name ?? ''),
    email,
    account: account && {
      createdAt: new Date(account.createdAt).toISOString(),
      isEmailConfirmed: account.isEmailConfirmed,
    },
    earlier: earlier.filter(({ kind, id }) => kind !== except.kind || id !== except.id).slice(0, MAX_EARLIER),
    reports: account ? await countReportsAbout(db, account.id) : { total: 0, resolved: 0 },
  }
}

/** Somebody's last submissions, the newest first. */
export async function readEarlier(
  db: Db,
  { userId, email }: Pick<SenderKey, 'userId' | 'email'>,
  limit: number,
): Promise<EarlierSubmission[]> {
  const businesses = userId === null ? [] : await readPastBusinesses(db, userId, limit)
  const reviews = userId === null ? [] : await readPastReviews(db, userId, limit)
  const submissions = email === null ? [] : await readPastSubmissions(db, email, limit)
  return [
    ...businesses.map(({ name, ...past }) => ({
      kind: 'businesses' as const,
      title: name,
      path: null,
      ...past,
    })),
    ...reviews.map(({ businessName, ...past }) => ({
      kind: 'reviews' as const,
      title: businessName,
      ...past,
    })),
    ...submissions.map(({ kind, ...past }) => ({ kind: toQueueKind(kind), path: null, ...past })),
  ]
    .toSorted((one, other) => other.submittedAt - one.submittedAt)
    .slice(0, limit)
    .map(({ submittedAt, ...past }) => ({ ...past, submittedAt: new Date(submittedAt).toISOString() }))
}

const toQueueKind = (kind: 'event' | 'tender' | 'job') =>
  SUBMISSION_KINDS.find((plural) => plural === `${kind}s`) ?? 'events'
