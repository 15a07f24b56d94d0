import type { NewEvent, NewJob, NewTender, SubmissionKind } from '@portal/domain/contract'
import { parseEvent } from './parse-event.ts'
import { parseJob } from './parse-job.ts'
import type { ContentOf, ParsedSubmission, ParseOptions } from './parsed-submission.ts'
import { parseTender } from './parse-tender.ts'

/** The input of each call. */
export interface SubmissionInputs {
  readonly events: NewEvent
  readonly tenders: NewTender
  readonly jobs: NewJob
}

/** The parsers of submissions, by the kind's name in the API. */
export const PARSERS: {
  readonly [Kind in SubmissionKind]: (
    input: ContentOf<SubmissionInputs[Kind]>,
    now: number,
    options?: ParseOptions,
  ) => ParsedSubmission
} = { events: parseEvent, tenders: parseTender, jobs: parseJob }
