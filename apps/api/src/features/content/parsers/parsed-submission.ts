import type { RecordOf, SubmittedKind } from '../content.record.ts'
import type { ProblemFields } from '#shared/problem.ts'

/** The fields of a form without those of its sender. */
export type ContentOf<Input> = Omit<Input, 'submitterName' | 'submitterEmail' | 'acceptTerms' | 'contactFax'>

/** Options for a form of administrators, who may also write about what is over. */
export interface ParseOptions {
  readonly mayBeOver?: boolean
}

/** A submission as it will be stored. */
export interface ParsedSubmission<Kind extends SubmittedKind = SubmittedKind> {
  readonly record: Omit<RecordOf<Kind>, 'publishedAt' | 'status' | 'submission'>
  /** What is wrong with its fields beyond the contract. */
  readonly problems: ProblemFields
}
