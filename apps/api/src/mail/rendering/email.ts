import { PORTAL } from '@portal/reference-data'
import { PAGE_END, renderHtml, renderParts } from './html.ts'
import type { EmailPart } from './parts.ts'
import { renderText } from './text.ts'

/** An email's content: the same words as plain text and as simple HTML. */
export interface Email {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The site that emails come from and link to. */
export interface Site {
  /** Its origin, without a slash at the end. */
  readonly publicUrl: string
}

interface EmailContent {
  readonly subject: string
  /** The name in the greeting; empty if unknown. */
  readonly name: string
  readonly parts: readonly EmailPart[]
  /** Why this person gets the email. */
  readonly reason: string
  /** What to do with a question; by default: reply. */
  readonly replyHint?: string
}

const DEFAULT_REPLY_HINT = 'If you have a question, just reply to this email.'

/** Renders text and HTML of an email from the same parts, so that they can't differ. */
export function renderEmail(
  { publicUrl }: Site,
  { subject, name, parts, reason: because, replyHint: question = DEFAULT_REPLY_HINT }: EmailContent,
): Email {
  const allParts: readonly EmailPart[] = [
    name === '' ? 'Hello,' : `Hello ${name},`,
    ...parts,
    `${because} ${question}`.trim(),
    { link: PORTAL.name, url: publicUrl },
  ]
  return { subject, text: renderText(allParts), html: renderHtml(subject, allParts) }
}

/** Appends parts to the text and the HTML of an email. */
export const appendParts = ({ subject, text, html }: Email, parts: readonly EmailPart[]): Email => ({
  subject,
  text: `${text}\n${renderText(parts)}`,
  html: `${html.endsWith(PAGE_END) ? html.slice(0, -PAGE_END.length) : html}${renderParts(parts)}\n${PAGE_END}`,
})
