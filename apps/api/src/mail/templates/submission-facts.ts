import type { EmailPart } from '../rendering/parts.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import type { Site } from '../rendering/email.ts'

/** Common fields of emails about a submission. */
export interface SubmissionFacts {
  readonly kind: 'event' | 'tender' | 'job'
  readonly title: string
  readonly submitterName: string
  readonly reference: string
}

/** The title and reference of a submission, and further facts. */
export const listSubmissionFacts = (
  { title, reference }: SubmissionFacts,
  ...more: readonly (readonly [string, string])[]
): EmailPart => ({ facts: [['Title', disableAutolinks(title)], ['Reference', reference], ...more] })

const FORM_PATHS: Readonly<Record<SubmissionFacts['kind'], string>> = {
  event: '/events/submit',
  tender: '/tenders/post',
  job: '/jobs/post',
}

/** Links to the form for submissions of this kind. */
export const getResubmitUrl = ({ publicUrl }: Site, { kind }: Pick<SubmissionFacts, 'kind'>): EmailPart => ({
  link: 'Submit it again',
  url: `${publicUrl}${FORM_PATHS[kind]}`,
})
