import type { QueueEntry } from '@portal/domain/contract'
import { kindOf, type DetailOf } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { detailRow, type SubmittedKind } from '#features/submissions/submissions.service.ts'

/** Something that waits, as it would be shown, with who sent it in. */
export function queueEntry(row: ContentRow, now: number): QueueEntry {
  const submission = {
    id: row.id,
    reference: row.reference ?? '',
    submitterName: row.submitter_name ?? '',
    submitterEmail: row.submitter_email ?? '',
    submittedAt: new Date(row.submitted_at ?? 0).toISOString(),
  }
  switch (row.kind) {
    case 'event':
      return { kind: 'events', ...submission, item: shown('event', row, now) }
    case 'tender':
      return { kind: 'tenders', ...submission, item: shown('tender', row, now) }
    case 'job':
      return { kind: 'jobs', ...submission, item: shown('job', row, now) }
    default:
      throw new Error(`Nobody sends in a ${row.kind}`)
  }
}

const shown = <Name extends SubmittedKind>(name: Name, row: ContentRow, now: number): DetailOf<Name> =>
  kindOf(name).detail(detailRow<Name>(row), now) as DetailOf<Name>
