import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { SENT_A_SUBMISSION } from './reasons.ts'
import { getResubmitUrl, listSubmissionFacts, type SubmissionFacts } from './submission-facts.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface SubmissionTakenDown extends SubmissionFacts {
  /** The rejection reason as a sentence. */
  readonly reason: string | null
  /** The operator's note to the submitter. */
  readonly note: string | null
}

/** To the submitter of something that was taken down. */
export function renderSubmissionTakenDown(site: Site, submission: SubmissionTakenDown): Email {
  const { kind, submitterName, reason, note, reference } = submission
  return renderEmail(site, {
    subject: `Your ${kind} is taken down: ${reference}`,
    name: disableAutolinks(submitterName),
    parts: [
      `We have taken your ${kind} down. It is not on our site any more.`,
      listSubmissionFacts(submission, ...(reason === null ? [] : [['Reason', reason] as const])),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      reason === null && note === null
        ? 'Please reply to this email, and we will tell you why.'
        : 'If you think this is a mistake, reply to this email: we can publish it again.',
      'You can correct it and submit it again at any time.',
      getResubmitUrl(site, submission),
    ],
    reason: SENT_A_SUBMISSION,
  })
}
