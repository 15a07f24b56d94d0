import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countSubmitted, findLastSubmitted, findSubmittedBy } from './submitted.repository.ts'

/** A submission as its sender would recognise it. */
interface SubmittedTitle {
  readonly kind: 'event' | 'tender' | 'job'
  readonly id: number
  readonly title: string
  readonly isPublic: boolean
  /** Milliseconds: when it was sent in. */
  readonly submittedAt: number
}

/** Submissions with an address that were not rejected, in no particular order. */
export async function readSubmittedTitles(db: Kysely<Database>, email: string): Promise<SubmittedTitle[]> {
  const rows = await findSubmittedBy(db, email)
  return rows.map(({ kind, id, title, status, submitted_at }) => ({
    kind,
    id,
    title,
    // A submission is published as soon as it is approved.
    isPublic: status === 'approved',
    submittedAt: submitted_at ?? 0,
  }))
}

/** A submission with its status. */
interface PastSubmission extends Omit<SubmittedTitle, 'isPublic'> {
  readonly status: 'pending' | 'approved' | 'rejected'
}

/** The last submissions with an address, the newest first. */
export async function readPastSubmissions(
  db: Kysely<Database>,
  email: string,
  limit: number,
): Promise<PastSubmission[]> {
  const rows = await findLastSubmitted(db, email, limit)
  return rows.map(({ submitted_at, ...row }) => ({ ...row, submittedAt: submitted_at ?? 0 }))
}

/** How many events, tenders and jobs were submitted with an address, whatever their status. */
export const countSubmissionsWith = countSubmitted
