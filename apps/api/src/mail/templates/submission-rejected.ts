import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { SENT_A_SUBMISSION } from './reasons.ts'
import { getResubmitUrl, listSubmissionFacts, type SubmissionFacts } from './submission-facts.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface SubmissionRejected extends SubmissionFacts {
  /** The rejection reason as a sentence. */
  readonly reason: string | null
  /** The moderator's note to the submitter. */
  readonly note: string | null
}

/** To the submitter of something that was rejected. */
export function renderSubmissionRejected(site: Site, submission: SubmissionRejected): Email {
  const { kind, submitterName, reason, note, reference } = submission
  return renderEmail(site, {
    subject: `We cannot publish your ${kind}: ${reference}`,
    name: disableAutolinks(submitterName),
    parts: [
      `We have reviewed your ${kind} and cannot publish it as it is.`,
      listSubmissionFacts(submission, ...(reason === null ? [] : [['Reason', reason] as const])),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      'You can correct it and submit it again at any time.',
      getResubmitUrl(site, submission),
    ],
    reason: SENT_A_SUBMISSION,
  })
}
