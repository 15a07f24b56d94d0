import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { SENT_A_SUBMISSION } from './reasons.ts'
import { listSubmissionFacts, type SubmissionFacts } from './submission-facts.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface SubmissionReceived extends SubmissionFacts {
  /** The deadline of the review. */
  readonly due: Date
  /** The time zone of `due`: an IANA name. */
  readonly timeZone: string
}

/** Receipt of an event, tender or job, to its submitter. */
export function renderSubmissionReceived(site: Site, submission: SubmissionReceived): Email {
  const { kind, reference, submitterName, due, timeZone } = submission
  return renderEmail(site, {
    subject: `We have received your ${kind}: ${reference}`,
    name: disableAutolinks(submitterName),
    parts: [
      `We have received your ${kind}. Thank you! It is now in review.`,
      listSubmissionFacts(submission, ['Our answer by', formatDay(due, timeZone)]),
      {
        heading: 'What happens next:',
        points: [
          'We check that it is real, complete and in the right place.',
          'We email you the outcome, with a link to its page once it is published.',
          'To change something before that, reply to this email.',
        ],
      },
    ],
    reason: SENT_A_SUBMISSION,
  })
}
