import type { SubmissionKind } from '@portal/domain/contract'
import { submissionReasonLabel } from '@portal/domain/moderation'
import { kindOf } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { SUBMITTABLE, detailRow } from '#features/submissions/submissions.service.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import { submissionApproved } from '#mail/templates/submission-approved.ts'
import { submissionRejected } from '#mail/templates/submission-rejected.ts'

/** What the sender is told of a decision, as the row has it afterwards. */
export function submissionEmail(site: Site, sentAs: SubmissionKind, row: ContentRow): Email {
  const { kind } = SUBMITTABLE[sentAs]
  const about = {
    kind,
    title: row.title,
    submitterName: row.submitter_name ?? '',
    reference: row.reference ?? '',
  }
  if (row.status === 'approved') {
    return submissionApproved(site, { ...about, path: kindOf(kind).path(detailRow<typeof kind>(row)) })
  }
  const { rejection_reason: code, rejection_note: note } = row
  const reason = code === null ? null : submissionReasonLabel(code)
  return submissionRejected(site, { ...about, reason, note })
}
