import type { NewEvent, NewJob, NewTender, SubmissionKind } from '@portal/domain/contract'
import type { ContentKind } from '#features/content/content.service.ts'
import { eventRecord } from './event-record.ts'
import { jobRecord } from './job-record.ts'
import type { Parsed, SubmittedKind } from './parsed.ts'
import { tenderRecord } from './tender-record.ts'

/** What each call takes. */
export interface SubmissionInputs {
  readonly events: NewEvent
  readonly tenders: NewTender
  readonly jobs: NewJob
}

/** Something that anybody may send in is data: what it is, and how it is read. */
interface Submittable<Input> {
  /** The kind of content, which is also what people call it. */
  readonly kind: SubmittedKind

  readonly parse: (input: Input, now: number) => Parsed
}

/** By the part of the address that names the kind in the API. */
export const SUBMITTABLE: { readonly [Kind in SubmissionKind]: Submittable<SubmissionInputs[Kind]> } = {
  events: { kind: 'event', parse: eventRecord },
  tenders: { kind: 'tender', parse: tenderRecord },
  jobs: { kind: 'job', parse: jobRecord },
}

/** The same by the kind of content; undefined for what nobody sends in. */
export const submittableOf = (name: ContentKind): Pick<Submittable<never>, 'kind'> | undefined =>
  Object.values(SUBMITTABLE).find(({ kind }) => kind === name)
