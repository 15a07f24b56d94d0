import { TENDER_KINDS } from '@portal/reference-data'
import * as v from 'valibot'
import { CountryCode, ProvinceCode } from './business.ts'
import { defineContentDetail, defineContentList, defineContentSubmission } from './content-calls.ts'
import { contentQuery } from './content-query.ts'
import { Document } from './document.ts'
import { body, filterText, Id, Instant, listOf } from './shared.ts'
import {
  clock,
  day,
  optionalEmail,
  optionalIndustry,
  optionalLine,
  optionalText,
  placeFields,
  provinceInCountry,
  requiredLine,
  requiredText,
  SUBMISSION_LIMITS,
  submitterFields,
} from './submission-fields.ts'
import { phoneText, webAddress } from './text.ts'

const KINDS = TENDER_KINDS.map(({ slug }) => slug)

/**
 * A tender as lists show it. `reference` is the issuer's own number, `value` a text such as "SBD 2 to 3 million". It closes
 * at `closesAt`, shown in `timeZone`; a closed one stays readable.
 */
export const TenderItem = v.object({
  id: Id,
  slug: v.string(),
  reference: v.nullable(v.string()),
  title: v.string(),
  kind: v.picklist(KINDS),
  issuer: v.string(),
  summary: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  /** The slug of an industry. */
  industry: v.nullable(v.string()),
  value: v.nullable(v.string()),
  publishedAt: Instant,
  closesAt: Instant,
  timeZone: v.string(),
  isFeatured: v.boolean(),
  isSample: v.boolean(),
})
export type TenderItem = v.InferOutput<typeof TenderItem>

/** A tender in full. Texts are plain, with an empty line between paragraphs. */
export const TenderDetails = v.object({
  ...TenderItem.entries,
  description: v.string(),
  eligibility: v.nullable(v.string()),
  lots: v.array(v.object({ title: v.string(), description: v.string() })),
  documents: v.array(v.object({ title: v.string(), url: v.string() })),
  howToSubmit: v.string(),
  contactName: v.nullable(v.string()),
  contactEmail: v.nullable(v.string()),
  contactPhone: v.nullable(v.string()),
  /** The formatted version of the text, where it was written with headings, lists or pictures. */
  document: v.optional(Document),
})
export type TenderDetails = v.InferOutput<typeof TenderDetails>

/** `kind` is one of the four, `industry` one by name or slug; `when` is `open` (the default), `closed` or `all`. */
export const TendersQuery = v.object({
  ...contentQuery,
  kind: filterText,
  industry: filterText,
  when: filterText,
})
export type TendersQuery = v.InferOutput<typeof TendersQuery>

const LOTS = 'Please send the lots as a list'
const DOCUMENTS = 'Please send the documents as a list'

/** The fields of a tender, as submitted and as administrators edit them. */
export const tenderFields = {
  title: requiredLine('Title', SUBMISSION_LIMITS.title),
  kind: v.picklist(KINDS, 'Please select a kind of tender'),
  issuer: requiredLine('Issuer', SUBMISSION_LIMITS.name),
  issuerReference: optionalLine('Reference', 60),
  summary: requiredLine('Summary', SUBMISSION_LIMITS.summary),
  description: requiredText('Description', SUBMISSION_LIMITS.text),
  eligibility: optionalText('Who may apply', 2000),
  ...placeFields,
  industry: optionalIndustry,
  value: optionalLine('Value'),
  closingDate: day('Please enter the closing day'),
  closingTime: clock('Please enter the closing time'),
  lots: v.nullish(
    listOf(
      body({ title: requiredLine('Lot', { min: 2, max: 120 }), description: optionalText('Lot', 1000) }),
      20,
      { none: LOTS, tooMany: 'Please use at most 20 lots' },
    ),
    [],
  ),
  documents: v.nullish(
    listOf(body({ title: requiredLine('Document', { min: 2, max: 120 }), url: webAddress }), 10, {
      none: DOCUMENTS,
      tooMany: 'Please use at most 10 documents',
    }),
    [],
  ),
  howToSubmit: requiredText('How to submit', { min: 20, max: 2000 }),
  contactName: optionalLine('Contact name'),
  contactEmail: optionalEmail,
  contactPhone: optionalLine('Contact phone', 60, phoneText),
}

/** A submitted tender; its closing time is local to its place and must be in the future. */
export const NewTender = v.pipe(body({ ...tenderFields, ...submitterFields }), provinceInCountry())
export type NewTender = v.InferOutput<typeof NewTender>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listTenders = defineContentList(
  '/api/tenders',
  'Tenders that match every given filter, the open one that closes next first',
  TendersQuery,
  TenderItem,
)

/** Everybody. 404: there is no such tender. */
export const getTender = defineContentDetail(
  '/api/tenders/:idOrSlug',
  'One tender by slug or id',
  TenderDetails,
)

/** Everybody, limited. It is queued for review; the submitter gets an email. */
export const submitTender = defineContentSubmission('/api/tenders', 'Submit a tender for review', NewTender)
