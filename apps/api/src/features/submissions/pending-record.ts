import type { SubmissionKind } from '@portal/domain/contract'
import type { PendingRecord, Submission } from '#features/content/content.record.ts'
import { createFieldProblems } from '#shared/problem.ts'
import { PARSERS, type SubmissionInputs } from '#features/content/parsers/parsers.service.ts'

/** Parses a submission; throws a problem for invalid fields. */
export function parsePendingRecord<Kind extends SubmissionKind>(
  kind: Kind,
  input: SubmissionInputs[Kind],
  submission: Submission,
): PendingRecord {
  const { record, problems } = PARSERS[kind](input, submission.at)
  if (Object.keys(problems).length > 0) throw createFieldProblems(problems)
  const pending = { ...record, publishedAt: submission.at, status: 'pending', submission }
  // A kind and its details come from one parser, so they belong together.
  return pending as PendingRecord
}
