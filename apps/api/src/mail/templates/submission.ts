import type { Part } from '../email-part.ts'
import { withoutLinks } from './without-links.ts'

/** What a letter about something that was sent in always names. */
export interface Submission {
  readonly kind: 'event' | 'tender' | 'job'
  readonly title: string
  readonly submitterName: string
  readonly reference: string
}

/** Its title and reference. */
export const submissionFacts = (
  { title, reference }: Submission,
  ...more: readonly (readonly [string, string])[]
): Part => ({ facts: [['Title', withoutLinks(title)], ['Reference', reference], ...more] })
