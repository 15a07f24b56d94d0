import { ProvinceCode } from '@portal/domain/contract'
import { INDUSTRIES, JOB_TYPES, TENDER_KINDS } from '@portal/reference-data'
import * as v from 'valibot'
import { days, email, isFeatured, line, LocalTime, optional, paragraphs, webAddress } from './fields.ts'

/** Common fields of tenders and jobs. */
const fields = {
  title: line,
  province: optional(ProvinceCode),
  industry: optional(v.picklist(INDUSTRIES.map(({ slug }) => slug))),
  publishedDaysAgo: days,
  closes: LocalTime,
  isFeatured,
  summary: line,
  description: paragraphs,
}

/** `tenders/fiji.yaml`: the tenders of a country. */
export const Tenders = v.array(
  v.strictObject({
    ...fields,
    kind: v.picklist(TENDER_KINDS.map(({ slug }) => slug)),
    issuer: line,
    /** The issuer's own number. */
    reference: optional(line),
    value: optional(line),
    eligibility: optional(line),
    lots: v.optional(v.array(v.strictObject({ title: line, description: line })), []),
    documents: v.optional(v.array(v.strictObject({ title: line, url: webAddress })), []),
    howToSubmit: line,
    contactName: optional(line),
    contactEmail: optional(email),
    contactPhone: optional(line),
  }),
)

/** `jobs/fiji.yaml`: the jobs of a country. */
export const Jobs = v.array(
  v.strictObject({
    ...fields,
    type: v.picklist(JOB_TYPES.map(({ slug }) => slug)),
    employer: line,
    /** The employer's own number. */
    reference: optional(line),
    /** Town or island. */
    location: line,
    salary: optional(line),
    requirements: optional(line),
    howToApply: line,
    applyUrl: optional(webAddress),
    contactEmail: optional(email),
  }),
)
