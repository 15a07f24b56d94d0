import type { RecordOf } from '#features/content/content.service.ts'
import type { ProblemFields } from '#shared/problem.ts'

/** What is sent in, by the name of its kind. */
export type SubmittedKind = 'event' | 'tender' | 'job'

/** Something that was sent in, as it is stored once it is taken. */
export interface Parsed<Kind extends SubmittedKind = SubmittedKind> {
  readonly record: Omit<RecordOf<Kind>, 'publishedAt' | 'status' | 'submission'>
  /** What the contract can't refuse, field by field. */
  readonly problems: ProblemFields
}
