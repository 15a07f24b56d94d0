import { PORTAL } from '@portal/reference-data'
import { bodyOf, htmlOfParts, pageOf } from './email-html.ts'
import { textOf } from './email-text.ts'
import type { Email } from './email.ts'

/** What the letters of one digest may have together, in characters of both forms. */
const MOST_CHARACTERS = 300_000

const sizeOf = ({ subject, text, html }: Email): number => 2 * subject.length + text.length + html.length

/** The letters that go together with the first one as a single mail, in their order; one that is too large is left out. */
export function fittingWith<Item extends Email>(first: Email, others: readonly Item[]): Item[] {
  let size = sizeOf(first)
  return others.filter((letter) => {
    const fits = size + sizeOf(letter) <= MOST_CHARACTERS
    if (fits) size += sizeOf(letter)
    return fits
  })
}

const RULE = '-'.repeat(72)

/** Several letters to one address as one: the subject and the whole text of each in turn. */
export function digestOf(letters: readonly Email[]): Email {
  const subject = `${letters.length} messages from the ${PORTAL.name}`
  const intro = `We had ${letters.length} messages for you within a short time, so we are sending them in one email.`
  const headingOf = (letter: Email, index: number) =>
    `Message ${index + 1} of ${letters.length}: ${letter.subject}`
  const texts = letters.map(
    (letter, index) => `${RULE}\n${textOf([headingOf(letter, index)])}${RULE}\n\n${letter.text}`,
  )
  const pages = letters.map(
    (letter, index) =>
      `<hr>\n${htmlOfParts([{ section: headingOf(letter, index) }])}\n${bodyOf(letter.html)}`,
  )
  return {
    subject,
    text: [textOf([intro]), ...texts].join('\n'),
    html: pageOf(subject, [htmlOfParts([intro]), ...pages].join('\n')),
  }
}
