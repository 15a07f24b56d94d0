import { PORTAL } from '@portal/reference-data'
import { END, htmlOf, htmlOfParts } from './email-html.ts'
import type { Part } from './email-part.ts'
import { textOf } from './email-text.ts'

/** What somebody reads: the same things as plain text and as simple HTML. */
export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The site that a letter comes from and leads back to. */
export interface Site {
  /** Its origin, without a slash at the end. */
  readonly publicUrl: string
}

interface Draft {
  readonly subject: string
  /** Who is greeted; empty where nobody knows the name. */
  readonly name: string
  readonly parts: readonly Part[]
  /** Why this person gets it. */
  readonly because: string
  /** What they do with a question; left out: they reply. */
  readonly questions?: string
}

const REPLY = 'If you have a question, just reply to this email.'

/** Both forms of a letter, made from one description so that they can't differ. */
export function renderEmail(
  { publicUrl }: Site,
  { subject, name, parts, because, questions = REPLY }: Draft,
): Email {
  const whole: readonly Part[] = [
    name === '' ? 'Hello,' : `Hello ${name},`,
    ...parts,
    `${because} ${questions}`.trim(),
    { link: PORTAL.name, url: publicUrl },
  ]
  return { subject, text: textOf(whole), html: htmlOf(subject, whole) }
}

/** A letter with more at its end, in both forms. */
export const extended = ({ subject, text, html }: Email, parts: readonly Part[]): Email => ({
  subject,
  text: `${text}\n${textOf(parts)}`,
  html: `${html.endsWith(END) ? html.slice(0, -END.length) : html}${htmlOfParts(parts)}\n${END}`,
})
