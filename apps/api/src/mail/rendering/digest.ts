import { PORTAL } from '@portal/reference-data'
import { extractBody, renderParts, renderPage } from './html.ts'
import { renderText } from './text.ts'
import type { Email } from './email.ts'

/** The maximum length of a digest, in characters of text and HTML together. */
const MAX_CHARACTERS = 300_000

const getSize = ({ subject, text, html }: Email): number => 2 * subject.length + text.length + html.length

/** Selects the emails that fit into one digest with the first one, in order; one that is too large is skipped. */
export function selectFitting<Item extends Email>(first: Email, others: readonly Item[]): Item[] {
  let size = getSize(first)
  return others.filter((email) => {
    const fits = size + getSize(email) <= MAX_CHARACTERS
    if (fits) size += getSize(email)
    return fits
  })
}

const RULE = '-'.repeat(72)

/** Renders several emails to one address as one: the subject and the whole text of each. */
export function renderDigest(emails: readonly Email[]): Email {
  const subject = `${emails.length} messages from the ${PORTAL.name}`
  const intro = `We had ${emails.length} messages for you within a short time, so we are sending them in one email.`
  const getHeading = (email: Email, index: number) =>
    `Message ${index + 1} of ${emails.length}: ${email.subject}`
  const texts = emails.map(
    (email, index) => `${RULE}\n${renderText([getHeading(email, index)])}${RULE}\n\n${email.text}`,
  )
  const pages = emails.map(
    (email, index) =>
      `<hr>\n${renderParts([{ section: getHeading(email, index) }])}\n${extractBody(email.html)}`,
  )
  return {
    subject,
    text: [renderText([intro]), ...texts].join('\n'),
    html: renderPage(subject, [renderParts([intro]), ...pages].join('\n')),
  }
}
