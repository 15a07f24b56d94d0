import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countSubmitted, findLastSubmitted, findSubmittedBy } from './submitted.repository.ts'

/** Something that was sent in, by what its sender would recognise it by. */
interface SubmittedTitle {
  readonly kind: 'event' | 'tender' | 'job'
  readonly id: number
  readonly title: string
  readonly isPublic: boolean
  /** Milliseconds: when it was sent in. */
  readonly submittedAt: number
}

/** What was sent in with an address and is not rejected, in no particular order. */
export async function readSubmittedTitles(db: Kysely<Database>, email: string): Promise<SubmittedTitle[]> {
  const rows = await findSubmittedBy(db, email)
  return rows.map(({ kind, id, title, status, submitted_at }) => ({
    kind,
    id,
    title,
    // What was sent in is published from its approval on.
    isPublic: status === 'approved',
    submittedAt: submitted_at ?? 0,
  }))
}

/** Something that was sent in, and what became of it. */
interface PastSubmission extends Omit<SubmittedTitle, 'isPublic'> {
  readonly status: 'pending' | 'approved' | 'rejected'
}

/** What was sent in with an address last, the newest first. */
export async function readPastSubmissions(
  db: Kysely<Database>,
  email: string,
  limit: number,
): Promise<PastSubmission[]> {
  const rows = await findLastSubmitted(db, email, limit)
  return rows.map(({ submitted_at, ...row }) => ({ ...row, submittedAt: submitted_at ?? 0 }))
}

/** How many events, tenders and jobs were sent in with an address, whatever became of them. */
export const countSubmissionsWith = countSubmitted
