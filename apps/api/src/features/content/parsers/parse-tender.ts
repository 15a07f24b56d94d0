import { parseContactPhone } from '@portal/domain/business'
import type { NewTender } from '@portal/domain/contract'
import { parseClosingTime } from './closing-time.ts'
import type { ContentOf, ParsedSubmission, ParseOptions } from './parsed-submission.ts'

/** Parses a submitted tender; its closing time is local to its place. */
export function parseTender(
  input: ContentOf<NewTender>,
  now: number,
  options: ParseOptions = {},
): ParsedSubmission<'tender'> {
  const { country } = input
  const { problems, ...closing } = parseClosingTime(input, null, now, options)
  const phone = parseContactPhone(country, input.contactPhone ?? '')
  return {
    problems: { ...problems, ...(!phone.ok && { contactPhone: phone.message }) },
    record: {
      kind: 'tender',
      title: input.title,
      summary: input.summary,
      body: input.description,
      category: input.kind,
      countries: [country],
      province: input.province || null,
      industry: input.industry || null,
      ...closing,
      details: {
        issuer: input.issuer,
        reference: input.issuerReference || null,
        value: input.value || null,
        eligibility: input.eligibility || null,
        lots: (input.lots ?? []).map(({ title, description }) => ({ title, description: description ?? '' })),
        documents: (input.documents ?? []).map(({ title, url }) => ({ title, url })),
        howToSubmit: input.howToSubmit,
        contactName: input.contactName || null,
        contactEmail: input.contactEmail || null,
        contactPhone: phone.ok ? phone.value : null,
      },
    },
  }
}
