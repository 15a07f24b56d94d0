import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface InquiryForAdmins {
  readonly kind: 'message' | 'issue'
  readonly reference: string
  /** The topic's name. */
  readonly topic: string
  readonly name: string | null
  readonly email: string | null
  readonly page: string | null
  readonly message: string
}

/** To the administrators, about a message or an issue report; a reply goes to its sender. */
export function inquiryForAdmins(site: Site, inquiry: InquiryForAdmins): Email {
  const { kind, reference, topic, name, email, page, message } = inquiry
  const what = kind === 'message' ? 'A message' : 'A report'
  const facts: readonly (readonly [string, string | null])[] = [
    ['Reference', reference],
    ['About', topic],
    ['Page', page],
    ['From', name === null ? null : disableAutolinks(name)],
    ['Email address', email],
  ]
  return renderEmail(site, {
    subject: `${what} came in: ${reference}`,
    name: 'administrators',
    parts: [
      `${what} came in through the website.`,
      { facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) },
      { heading: kind === 'message' ? 'The message:' : 'The report:', quotation: message },
      { link: 'See all messages and mark this one as handled', url: `${site.publicUrl}/admin` },
    ],
    reason: 'You get this email because messages of the website go to this address.',
    replyHint:
      email === null
        ? 'Nobody can be answered: no address was left.'
        : 'Reply to this email to answer who wrote.',
  })
}
