import { getSubmissionReasonLabel } from '@portal/domain/moderation'
import type { SubmittedContent } from '#features/content/publication/publication.service.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import { renderSubmissionApproved } from '#mail/templates/submission-approved.ts'
import { renderSubmissionRejected } from '#mail/templates/submission-rejected.ts'

/** The email about a decision to the submitter. */
export function createSubmissionEmail(
  site: Site,
  { kind, title, path, status, submission, rejection }: SubmittedContent,
): Email {
  const about = { kind, title, submitterName: submission.name, reference: submission.reference }
  if (status === 'approved') return renderSubmissionApproved(site, { ...about, path })
  const { reason: code, note } = rejection
  const reason = code === null ? null : getSubmissionReasonLabel(code)
  return renderSubmissionRejected(site, { ...about, reason, note })
}
