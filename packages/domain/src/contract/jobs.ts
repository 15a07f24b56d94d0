import { JOB_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { CountryCode, ProvinceCode } from './business.ts'
import { defineContentDetail, defineContentList, defineContentSubmission } from './content-calls.ts'
import { contentQuery } from './content-query.ts'
import { Document } from './document.ts'
import { body, filterText, Id, Instant } from './shared.ts'
import {
  clock,
  day,
  optionalEmail,
  optionalIndustry,
  optionalLine,
  optionalText,
  optionalWebAddress,
  placeFields,
  provinceInCountry,
  requiredLine,
  requiredText,
  SUBMISSION_LIMITS,
  submitterFields,
} from './submission-fields.ts'
import { addressLine } from './text.ts'

const TYPES = JOB_TYPES.map(({ slug }) => slug)

/**
 * A job as lists show it. `reference` is the employer's own number, `salary` a text such as "SBD 6,000 a month". It closes
 * at `closesAt`, shown in `timeZone`; a closed one stays readable.
 */
export const JobItem = v.object({
  id: Id,
  slug: v.string(),
  reference: v.nullable(v.string()),
  title: v.string(),
  employer: v.string(),
  type: v.picklist(TYPES),
  summary: v.string(),
  location: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  /** The slug of an industry. */
  industry: v.nullable(v.string()),
  salary: v.nullable(v.string()),
  publishedAt: Instant,
  closesAt: Instant,
  timeZone: v.string(),
  isFeatured: v.boolean(),
  isSample: v.boolean(),
})
export type JobItem = v.InferOutput<typeof JobItem>

/** A job in full. Texts are plain, with an empty line between paragraphs. */
export const JobDetails = v.object({
  ...JobItem.entries,
  description: v.string(),
  requirements: v.nullable(v.string()),
  howToApply: v.string(),
  applyUrl: v.nullable(v.string()),
  contactEmail: v.nullable(v.string()),
  /** The formatted version of the text, where it was written with headings, lists or pictures. */
  document: v.optional(Document),
})
export type JobDetails = v.InferOutput<typeof JobDetails>

/** `type` is a kind of employment, `industry` one by name or slug; `when` is `open` (the default), `closed` or `all`. */
export const JobsQuery = v.object({
  ...contentQuery,
  type: filterText,
  industry: filterText,
  when: filterText,
})
export type JobsQuery = v.InferOutput<typeof JobsQuery>

/** The fields of a job, as submitted and as administrators edit them. */
export const jobFields = {
  title: requiredLine('Title', SUBMISSION_LIMITS.title),
  employer: requiredLine('Employer', SUBMISSION_LIMITS.name),
  employerReference: optionalLine('Reference', 60),
  type: v.picklist(TYPES, 'Please select a kind of employment'),
  summary: requiredLine('Summary', SUBMISSION_LIMITS.summary),
  description: requiredText('Description', SUBMISSION_LIMITS.text),
  requirements: optionalText('Requirements', 3000),
  ...placeFields,
  location: requiredLine('Town or island', { min: 2, max: 120 }, addressLine),
  industry: optionalIndustry,
  salary: optionalLine('Salary'),
  closingDate: day('Please enter the closing day'),
  closingTime: clock('Please enter the closing time'),
  howToApply: requiredText('How to apply', { min: 20, max: 2000 }),
  applyUrl: optionalWebAddress,
  contactEmail: optionalEmail,
}

/** A submitted job; its closing time is local to its place and must be in the future. */
export const NewJob = v.pipe(body({ ...jobFields, ...submitterFields }), provinceInCountry())
export type NewJob = v.InferOutput<typeof NewJob>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listJobs = defineContentList(
  '/api/jobs',
  'Jobs that match every given filter, the open one that closes next first',
  JobsQuery,
  JobItem,
)

/** Everybody. 404: there is no such job. */
export const getJob = defineContentDetail('/api/jobs/:idOrSlug', 'One job by slug or id', JobDetails)

/** Everybody, limited. It is queued for review; the submitter gets an email. */
export const submitJob = defineContentSubmission('/api/jobs', 'Submit a job for review', NewJob)
