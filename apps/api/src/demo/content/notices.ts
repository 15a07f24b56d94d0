import { getCountry } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.record.ts'
import type { DemoData } from '../data/demo-data.ts'
import { toLocalInstant } from '../local-day.ts'

/** Creates the tenders of the demo around the local day of `now` (milliseconds) in each country. */
export const createTenderRecords = ({ tenders }: DemoData, now: number): RecordOf<'tender'>[] =>
  tenders.map((tender) => {
    const { issuer, reference, value, eligibility, lots, documents, howToSubmit } = tender
    const { contactName, contactEmail, contactPhone } = tender
    return {
      ...createNoticeFields(tender, now),
      kind: 'tender',
      category: tender.kind,
      details: {
        issuer,
        reference,
        value,
        eligibility,
        lots,
        documents,
        howToSubmit,
        contactName,
        contactEmail,
        contactPhone,
      },
    }
  })

/** Creates the jobs of the demo, as the tenders. */
export const createJobRecords = ({ jobs }: DemoData, now: number): RecordOf<'job'>[] =>
  jobs.map((job) => {
    const { employer, reference, location, salary, requirements, howToApply, applyUrl, contactEmail } = job
    return {
      ...createNoticeFields(job, now),
      kind: 'job',
      category: job.type,
      details: { employer, reference, location, salary, requirements, howToApply, applyUrl, contactEmail },
    }
  })

function createNoticeFields(notice: DemoData['tenders'][number] | DemoData['jobs'][number], now: number) {
  const { title, summary, description, country, province, industry, isFeatured } = notice
  return {
    title,
    summary,
    body: description,
    countries: [country],
    province,
    industry,
    publishedAt: now - notice.publishedDaysAgo * DAY,
    endsAt: toLocalInstant(now, notice.closes, country),
    timeZone: getCountry(country).timeZone,
    isFeatured,
    isSample: true,
  }
}
