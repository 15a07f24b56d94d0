import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../email.ts'
import { SENT_IN } from './because.ts'
import { submissionFacts, type Submission } from './submission.ts'
import { withoutLinks } from './without-links.ts'

interface SubmissionReceived extends Submission {
  /** When it is answered at the latest. */
  readonly due: Date
  /** IANA: whose days are meant. */
  readonly timeZone: string
}

/** To who sent in an event, a tender or a job. */
export function submissionReceived(site: Site, submission: SubmissionReceived): Email {
  const { kind, reference, submitterName, due, timeZone } = submission
  return renderEmail(site, {
    subject: `We have received your ${kind}: ${reference}`,
    name: withoutLinks(submitterName),
    parts: [
      `We have received your ${kind}. Thank you! It is now waiting for our review.`,
      submissionFacts(submission, ['Our answer by', formatDay(due, timeZone)]),
      {
        heading: 'What happens next:',
        points: [
          'We check that it is real, complete and in the right place.',
          'You hear from us by email, with the address of its page once it is published.',
          'To change something before that, reply to this email.',
        ],
      },
    ],
    because: SENT_IN,
  })
}
