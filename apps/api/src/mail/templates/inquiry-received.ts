import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { WROTE_TO_US } from './reasons.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface InquiryReceived {
  readonly kind: 'message' | 'issue'
  readonly reference: string
  /** The topic's name. */
  readonly topic: string
  readonly name: string | null
}

/**
 * Receipt of a message or an issue report, to its sender; it does not quote the message, since the address may be
 * somebody else's.
 */
export function renderInquiryReceived(site: Site, { kind, reference, topic, name }: InquiryReceived): Email {
  const what = kind === 'message' ? 'your message' : 'your report'
  return renderEmail(site, {
    subject: `We have received ${what} ${reference}`,
    name: name === null ? '' : disableAutolinks(name),
    parts: [
      `We have received ${what}. Thank you!`,
      {
        facts: [
          ['Reference', reference],
          ['About', topic],
        ],
      },
      {
        heading: 'What happens next:',
        points: [
          `An administrator reads ${what}.`,
          kind === 'message'
            ? 'We’ll reply to this email address.'
            : 'Once we have looked into it, we’ll email you the outcome.',
          'To add something, reply to this email and keep the reference.',
        ],
      },
    ],
    reason: WROTE_TO_US,
  })
}
