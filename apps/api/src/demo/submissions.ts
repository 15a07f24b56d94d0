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

/** Lists the pending forms that were sent before `now` (milliseconds). */
export function listSentForms({ submissions }: DemoData, now: number): SentForm[] {
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

/** Lists the same as stored rows. */
export const createSubmissionRecords = (data: DemoData, now: number): ContentRecord[] =>
  listSentForms(data, now).map(({ kind, reference, sentAt: at, form }) => {
    const { submitterName: name, submitterEmail: email } = form
    return { ...parsePendingRecord(kind, form, { reference, name, email, at }), isSample: true }
  })
