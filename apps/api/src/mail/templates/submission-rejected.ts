import { renderEmail, type Email, type Site } from '../email.ts'
import { SENT_IN } from './because.ts'
import { submissionFacts, type Submission } from './submission.ts'
import { withoutLinks } from './without-links.ts'

interface SubmissionRejected extends Submission {
  /** Where one is sent in. */
  readonly formPath: string
  /** The sentence of the reason. */
  readonly reason: string | null
  /** What the moderator wrote to who sent it in. */
  readonly note: string | null
}

/** To who sent something in, once it was rejected. */
export function submissionRejected(site: Site, submission: SubmissionRejected): Email {
  const { kind, submitterName, formPath, reason, note, reference } = submission
  return renderEmail(site, {
    subject: `We cannot publish your ${kind}: ${reference}`,
    name: withoutLinks(submitterName),
    parts: [
      `We have checked your ${kind} and cannot publish it as it is.`,
      submissionFacts(submission, ...(reason === null ? [] : [['Reason', reason] as const])),
      ...(note === null ? [] : [{ heading: 'Our note to you:', words: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      'You may send it in again, corrected, at any time.',
      { link: 'Send it in again', url: `${site.publicUrl}${formPath}` },
    ],
    because: SENT_IN,
  })
}
