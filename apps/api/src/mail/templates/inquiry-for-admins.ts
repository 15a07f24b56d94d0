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
export function renderInquiryForAdmins(site: Site, inquiry: InquiryForAdmins): Email {
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
    subject: `${what} from the website: ${reference}`,
    name: 'administrators',
    parts: [
      `You have received ${kind === 'message' ? 'a message' : 'a report'} through the website.`,
      { facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) },
      { heading: kind === 'message' ? 'The message:' : 'The report:', quotation: message },
      { link: 'See all messages and mark this one as handled', url: `${site.publicUrl}/admin` },
    ],
    reason: 'You get this email because messages from the website go to this address.',
    replyHint:
      email === null
        ? 'The sender left no address, so you can’t answer.'
        : 'Reply to this email to answer the sender.',
  })
}
