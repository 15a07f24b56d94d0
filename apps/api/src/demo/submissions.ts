import type { CountryCode } from '@portal/domain/place'
import type { ContentRecord } from '#features/content/content.record.ts'
import type { SubmissionInputs } from '#features/content/parsers/parsers.service.ts'
import { parsePendingRecord } from '#features/submissions/pending-record.ts'
import type { DemoData } from './data/demo-data.ts'
import { getLocalDay } from './local-day.ts'

type SentForm = { [Kind in keyof SubmissionInputs]: SentFormOf<Kind> }[keyof SubmissionInputs]

interface SentFormOf<Kind extends keyof SubmissionInputs> {
  readonly kind: Kind
  readonly reference: string
  readonly sentAt: number
  readonly form: SubmissionInputs[Kind]
}

/** The forms that were sent in before `now` (milliseconds) and wait. */
export function sentForms({ submissions }: DemoData, now: number): SentForm[] {
  const day = (inDays: number, { country }: { readonly country: CountryCode }) =>
    getLocalDay(now, inDays, country)
  return [
    ...submissions.events.map(({ reference, sentAgo, startsInDays, form }) => ({
      kind: 'events' as const,
      reference,
      sentAt: now - sentAgo,
      form: { ...form, date: day(startsInDays, form) },
    })),
    ...submissions.jobs.map(({ reference, sentAgo, closesInDays, form }) => ({
      kind: 'jobs' as const,
      reference,
      sentAt: now - sentAgo,
      form: { ...form, closingDate: day(closesInDays, form) },
    })),
    ...submissions.tenders.map(({ reference, sentAgo, closesInDays, form }) => ({
      kind: 'tenders' as const,
      reference,
      sentAt: now - sentAgo,
      form: { ...form, closingDate: day(closesInDays, form) },
    })),
  ]
}

/** The same as they are stored, for administrators to decide upon. */
export const submissionRecords = (data: DemoData, now: number): ContentRecord[] =>
  sentForms(data, now).map(({ kind, reference, sentAt: at, form }) => {
    const { submitterName: name, submitterEmail: email } = form
    return { ...parsePendingRecord(kind, form, { reference, name, email, at }), isSample: true }
  })
