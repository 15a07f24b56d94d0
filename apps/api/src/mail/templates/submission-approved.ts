import { renderEmail, type Email, type Site } from '../email.ts'
import { SENT_IN } from './because.ts'
import { submissionFacts, type Submission } from './submission.ts'
import { withoutLinks } from './without-links.ts'

interface SubmissionApproved extends Submission {
  /** Its own page. */
  readonly path: string
  /** Whether it was published before and taken down meanwhile. */
  readonly isBack?: boolean
}

/** To who sent something in, once it is published. */
export function submissionApproved(site: Site, submission: SubmissionApproved): Email {
  const { kind, submitterName, path, reference, isBack = false } = submission
  const published = isBack ? 'published again' : 'published'
  return renderEmail(site, {
    subject: `Your ${kind} is ${published}: ${reference}`,
    name: withoutLinks(submitterName),
    parts: [
      `Your ${kind} is ${published}. Everybody can find it now.`,
      submissionFacts(submission),
      { link: 'See its page and share it', url: `${site.publicUrl}${path}` },
      'If something on it is wrong or changes, reply to this email.',
    ],
    because: SENT_IN,
  })
}
