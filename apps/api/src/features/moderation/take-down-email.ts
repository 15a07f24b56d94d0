import { takeDownReasonLabel } from '@portal/domain/moderation'
import { pathOf } from '#features/content/content.service.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import { submittableOf } from '#features/submissions/submissions.service.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import type { Addressee } from '#mail/outbox/outbox.service.ts'
import { submissionApproved } from '#mail/templates/submission-approved.ts'
import { submissionTakenDown } from '#mail/templates/submission-taken-down.ts'

/** Who sent something in, and what they are told once it was taken down or put back; null where nobody sent it. */
export function takeDownEmail(site: Site, row: ContentRow): { to: Addressee; email: Email } | null {
  const { submitter_name: name, submitter_email: address, rejection_reason: code } = row
  const submittable = submittableOf(row.kind)
  if (!submittable || name === null || address === null) return null
  const { kind } = submittable
  const about = { kind, title: row.title, submitterName: name, reference: row.reference ?? '' }
  const email =
    row.status === 'approved'
      ? submissionApproved(site, { ...about, path: pathOf(row), isBack: true })
      : submissionTakenDown(site, {
          ...about,

          reason: code === null ? null : takeDownReasonLabel(code),
          note: row.rejection_note,
        })
  return { to: { name, address }, email }
}
