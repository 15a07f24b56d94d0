import { getTakeDownReasonLabel } from '@portal/domain/moderation'
import { wasSubmitted, type ModeratedContent } from './publication.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import { renderSubmissionApproved } from '#mail/templates/submission-approved.ts'
import { renderSubmissionTakenDown } from '#mail/templates/submission-taken-down.ts'

/** The email to the submitter of content that was taken down or restored; null without a submitter. */
export function createTakeDownEmail(site: Site, content: ModeratedContent): OutgoingMail | null {
  if (!wasSubmitted(content)) return null
  const { kind, title, path, status, submission, rejection } = content
  const { name, email: address, reference } = submission
  const about = { kind, title, submitterName: name, reference }
  const email =
    status === 'approved'
      ? renderSubmissionApproved(site, { ...about, path, isBack: true })
      : renderSubmissionTakenDown(site, {
          ...about,
          reason: rejection.reason === null ? null : getTakeDownReasonLabel(rejection.reason),
          note: rejection.note,
        })
  return { to: { name, address }, email }
}
