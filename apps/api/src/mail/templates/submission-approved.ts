import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { SENT_A_SUBMISSION } from './reasons.ts'
import { listSubmissionFacts, type SubmissionFacts } from './submission-facts.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface SubmissionApproved extends SubmissionFacts {
  /** The path of its page. */
  readonly path: string
  /** Whether it was taken down and is published again. */
  readonly isBack?: boolean
}

/** To the submitter of something that is published now. */
export function renderSubmissionApproved(site: Site, submission: SubmissionApproved): Email {
  const { kind, submitterName, path, reference, isBack = false } = submission
  const published = isBack ? 'published again' : 'published'
  return renderEmail(site, {
    subject: `Your ${kind} is ${published}: ${reference}`,
    name: disableAutolinks(submitterName),
    parts: [
      `Your ${kind} is ${published}. Everybody can find it now.`,
      listSubmissionFacts(submission),
      { link: 'See its page and share it', url: `${site.publicUrl}${path}` },
      'If something on it is wrong or changes, reply to this email.',
    ],
    reason: SENT_A_SUBMISSION,
  })
}
