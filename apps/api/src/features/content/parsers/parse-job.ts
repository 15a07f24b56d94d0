import type { NewJob } from '@portal/domain/contract'
import { parseClosingTime } from './closing-time.ts'
import type { ContentOf, ParsedSubmission, ParseOptions } from './parsed-submission.ts'

/** Parses a submitted job; its closing time is local to its place. */
export function parseJob(
  input: ContentOf<NewJob>,
  now: number,
  options: ParseOptions = {},
): ParsedSubmission<'job'> {
  const { country, location } = input
  const { problems, ...closing } = parseClosingTime(input, location, now, options)
  return {
    problems,
    record: {
      kind: 'job',
      title: input.title,
      summary: input.summary,
      body: input.description,
      category: input.type,
      countries: [country],
      province: input.province || null,
      industry: input.industry || null,
      ...closing,
      details: {
        employer: input.employer,
        reference: input.employerReference || null,
        location,
        salary: input.salary || null,
        requirements: input.requirements || null,
        howToApply: input.howToApply,
        applyUrl: input.applyUrl || null,
        contactEmail: input.contactEmail || null,
      },
    },
  }
}
