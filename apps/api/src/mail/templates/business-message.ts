import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_INBOX, WROTE_TO_A_BUSINESS } from './reasons.ts'

interface BusinessMessageFacts {
  readonly kind: 'message' | 'quote'
  readonly reference: string
  readonly businessName: string
  /** The writer. */
  readonly name: string
}

interface BusinessMessageForOwner extends BusinessMessageFacts {
  readonly ownerName: string
  /** Null if the writer left a phone number only. */
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  /** Whether it is also on a dashboard, which a business without an owner has not. */
  readonly hasInbox: boolean
}

/** To the owner of a business, about a visitor's message; a reply goes to a visitor with an address. */
export function renderBusinessMessageForOwner(site: Site, about: BusinessMessageForOwner): Email {
  const { kind, reference, businessName, name, email, phone, message, ownerName, hasInbox } = about
  const what = kind === 'quote' ? 'A request for a quote' : 'A message'
  return renderEmail(site, {
    subject: `${what} for ${businessName}: ${reference}`,
    name: ownerName,
    parts: [
      `You have received ${kind === 'quote' ? 'a request for a quote' : 'a message'} through the listing of ${businessName}.`,
      {
        facts: [
          ['From', disableAutolinks(name)],
          ...(email === null ? [] : [['Email address', email] as const]),
          ...(phone === null ? [] : [['Phone', phone] as const]),
          ['Reference', reference],
        ],
      },
      { heading: kind === 'quote' ? 'The request:' : 'The message:', quotation: message },
      ...(hasInbox
        ? [
            {
              link: email === null ? 'Open it on your dashboard' : 'Answer on your dashboard',
              url: `${site.publicUrl}/dashboard/messages`,
            },
          ]
        : []),
    ],
    reason: HAS_INBOX,
    replyHint:
      email === null
        ? 'Call or message the phone number to answer: a reply to this email does not reach the writer. Only you see who wrote.'
        : 'Reply to this email to answer. Only you see who wrote.',
  })
}

/** Receipt of a message, to its writer; it does not quote the message, since the address may be somebody else's. */
export function renderBusinessMessageSent(site: Site, about: BusinessMessageFacts): Email {
  const { kind, reference, businessName, name } = about
  const what = kind === 'quote' ? 'Your request for a quote' : 'Your message'
  return renderEmail(site, {
    subject: `${what} to ${businessName} was sent: ${reference}`,
    name: disableAutolinks(name),
    parts: [
      `${what} to ${businessName} was sent.`,
      { facts: [['Reference', reference]] },
      {
        heading: 'What happens next:',
        points: [
          'The owner gets it on the portal and by email.',
          'The owner’s answer comes to this email address. Only the owner sees the address.',
        ],
      },
    ],
    reason: WROTE_TO_A_BUSINESS,
  })
}

interface BusinessMessageReply {
  /** The writer of the message. */
  readonly name: string
  readonly businessName: string
  readonly reference: string
  readonly text: string
}

/** An owner's answer; a reply goes to the owner. */
export function renderBusinessMessageReply(site: Site, about: BusinessMessageReply): Email {
  const { name, businessName, reference, text } = about
  return renderEmail(site, {
    subject: `${businessName} has answered: ${reference}`,
    name: disableAutolinks(name),
    parts: [`${businessName} has answered your message.`, { heading: 'The answer:', quotation: text }],
    reason: WROTE_TO_A_BUSINESS,
    replyHint: `Reply to this email to write back to ${businessName}.`,
  })
}
