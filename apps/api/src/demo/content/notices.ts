import { countryOf, type CountryCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.service.ts'
import { clockTime } from './clock-time.ts'
import { DEMO_COURSES } from './courses.ts'
import { DEMO_JOBS } from './jobs.ts'
import { DEMO_TENDERS } from './tenders.ts'

/** The tenders of the demo, around the day that `now` (milliseconds) is in each country. */
export const demoTenders = (now: number) => DEMO_TENDERS.map((tender) => tenderRecord(tender, now))

/** The jobs of the demo, as the tenders. */
export const demoJobs = (now: number) => DEMO_JOBS.map((job) => jobRecord(job, now))

/** The courses of the demo, as the tenders. */
export const demoCourses = (now: number) => DEMO_COURSES.map((course) => courseRecord(course, now))

/** How long before its day of seeding a course was announced. */
const COURSE_SINCE = 14 * DAY

function tenderRecord(tender: (typeof DEMO_TENDERS)[number], now: number): RecordOf<'tender'> {
  const { issuer, reference, value, eligibility, lots = [], documents = [], howToSubmit } = tender
  const { contactName, contactEmail, contactPhone } = tender
  return {
    ...noticeFields(tender, now),
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
}

function jobRecord(job: (typeof DEMO_JOBS)[number], now: number): RecordOf<'job'> {
  const { employer, reference, location, salary, requirements, howToApply, applyUrl, contactEmail } = job
  return {
    ...noticeFields(job, now),
    kind: 'job',
    category: job.type,
    details: {
      employer,
      reference,
      location,
      salary,
      requirements,
      howToApply,
      applyUrl,
      contactEmail,
    },
  }
}

function noticeFields(
  notice: (typeof DEMO_TENDERS)[number] | (typeof DEMO_JOBS)[number],
  now: number,
): Pick<RecordOf<'job'>, 'title' | 'summary' | 'body' | 'countries' | 'publishedAt'> &
  Partial<Omit<RecordOf<'job'>, 'kind' | 'details'>> {
  const { title, summary, description, country, province, industry, isFeatured, closesInDays, at } = notice
  const { timeZone } = countryOf(country)
  return {
    title,
    summary,
    body: description,
    countries: [country] as readonly CountryCode[],
    province: province ?? null,
    industry,
    publishedAt: now - notice.publishedDaysAgo * DAY,
    endsAt: clockTime(now, closesInDays, at, timeZone),
    timeZone,
    isFeatured: isFeatured ?? false,
    isSample: true,
  }
}

function courseRecord(course: (typeof DEMO_COURSES)[number], now: number): RecordOf<'course'> {
  const { title, summary, description, skill, country, startsInDays, at } = course
  const { provider, mode, duration, price, location, howToEnrol } = course
  const { timeZone } = countryOf(country)
  return {
    kind: 'course',
    title,
    summary,
    body: description,
    category: skill,
    countries: [country],
    publishedAt: now - COURSE_SINCE,
    startsAt: startsInDays === null ? null : clockTime(now, startsInDays, at, timeZone),
    timeZone,
    details: { provider, mode, duration, price, location, howToEnrol },
    isSample: true,
  }
}
