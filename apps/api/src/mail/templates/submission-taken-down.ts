import { renderEmail, type Email, type Site } from '../email.ts'
import { SENT_IN } from './because.ts'
import { submissionFacts, type Submission } from './submission.ts'
import { withoutLinks } from './without-links.ts'

interface SubmissionTakenDown extends Submission {
  /** Where one is sent in. */
  readonly formPath: string
  /** The sentence of the reason. */
  readonly reason: string | null
  /** What the operator wrote to who sent it in. */
  readonly note: string | null
}

/** To who sent something in, once it is not published any more. */
export function submissionTakenDown(site: Site, submission: SubmissionTakenDown): Email {
  const { kind, submitterName, formPath, reason, note, reference } = submission
  return renderEmail(site, {
    subject: `Your ${kind} is taken down: ${reference}`,
    name: withoutLinks(submitterName),
    parts: [
      `We have taken your ${kind} down. It is not on our site any more.`,
      submissionFacts(submission, ...(reason === null ? [] : [['Reason', reason] as const])),
      ...(note === null ? [] : [{ heading: 'Our note to you:', words: note }]),
      reason === null && note === null
        ? 'Please reply to this email, and we will tell you why.'
        : 'If you think that this is a mistake, reply to this email: we can put it back under its address.',
      'You may send it in again, corrected, at any time.',
      { link: 'Send it in again', url: `${site.publicUrl}${formPath}` },
    ],
    because: SENT_IN,
  })
}
