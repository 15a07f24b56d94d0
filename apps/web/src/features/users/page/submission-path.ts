import type { EarlierSubmission } from '@portal/domain/contract'
import { paths } from '#shared/urls/paths.ts'

/** The address where an administrator sees a submission: the queue while it waits, then its own page. */
export function getSubmissionPath({ kind, id, title, status, path }: EarlierSubmission): string {
  if (kind === 'businesses') return paths.adminBusiness(id)
  // The title narrows the queue, which lists only the first items.
  if (status === 'pending') return paths.admin({ queue: kind, search: title, item: `${kind}-${id}` })
  if (kind === 'events' || kind === 'tenders' || kind === 'jobs')
    return paths.admin({ tab: 'content', id: String(id) })
  if (path !== null) return `${path}#reviews`
  return paths.admin({ tab: 'audit', kind: kind.replace(/s$/, ''), subject: String(id) })
}
