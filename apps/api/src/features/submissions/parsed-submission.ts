import type { RecordOf, SubmittedKind } from '#features/content/content.record.ts'
import type { ProblemFields } from '#shared/problem.ts'

/** A submission as it will be stored. */
export interface ParsedSubmission<Kind extends SubmittedKind = SubmittedKind> {
  readonly record: Omit<RecordOf<Kind>, 'publishedAt' | 'status' | 'submission'>
  /** What is wrong with its fields beyond the contract. */
  readonly problems: ProblemFields
}
