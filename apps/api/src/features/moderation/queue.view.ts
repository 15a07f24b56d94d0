import type { QueueEntry } from '@portal/domain/contract'
import type { QueuedContent } from '#features/content/queue/queue.service.ts'

/** A pending submission, as it would be shown, with who sent it in. */
export function toQueueEntry({ kind, id, submission, detail }: QueuedContent): QueueEntry {
  const sent = {
    id,
    reference: submission.reference,
    submitterName: submission.name,
    submitterEmail: submission.email,
    submittedAt: new Date(submission.at).toISOString(),
  }
  switch (kind) {
    case 'event':
      return { kind: 'events', ...sent, item: detail }
    case 'tender':
      return { kind: 'tenders', ...sent, item: detail }
    case 'job':
      return { kind: 'jobs', ...sent, item: detail }
  }
}
