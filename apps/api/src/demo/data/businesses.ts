import { BusinessType, Hours } from '@portal/domain/contract'
import { REJECTION_REASONS } from '@portal/domain/moderation'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import * as v from 'valibot'
import { line } from './fields.ts'

/** The kind of work of a business; decides its opening hours and parts of its description. */
export const BUSINESS_KINDS = [
  'shop',
  'farm',
  'fishery',
  'workshop',
  'service',
  'lodging',
  'shipping',
] as const
export type BusinessKind = (typeof BUSINESS_KINDS)[number]

/** A business as written by hand; everything else is derived from it. */
const BusinessProfile = v.strictObject({
  name: line,
  town: line,
  /** Two products, worded as in the description. */
  products: v.strictTuple([line, line]),
  description: line,
})
export type BusinessProfile = v.InferOutput<typeof BusinessProfile>

/** `businesses/handicrafts.yaml`: the businesses of a category. */
export const CategoryBusinesses = v.strictObject({
  kind: v.picklist(BUSINESS_KINDS),
  /** The types that fit; each business has the first and perhaps others. */
  businessTypes: v.pipe(v.array(BusinessType), v.nonEmpty('Expected a business type')),
  businesses: v.array(BusinessProfile),
})

/** Codes of a table, each once. */
const codes = (table: readonly ListingChoice[]) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(table.map(({ code }) => code))),
      v.check((given) => new Set(given).size === given.length, 'Expected each code once'),
    ),
    [],
  )

/** `amenities.yaml`: what visitors can expect of each business, by name. */
export const Expectations = v.record(
  line,
  v.strictObject({ amenities: codes(AMENITIES), payments: codes(PAYMENTS), delivery: codes(DELIVERIES) }),
)

/** A week whose days from Monday to Friday are alike except for the named ones. */
const Week = v.pipe(
  v.strictObject({ weekdays: Hours.entries.mon, ...Hours.entries }),
  v.transform(({ weekdays, ...days }): Hours => ({
    mon: weekdays,
    tue: weekdays,
    wed: weekdays,
    thu: weekdays,
    fri: weekdays,
    ...days,
  })),
)

/** `opening-hours.yaml`: possible weeks. */
export const OpeningHours = v.strictObject(v.entriesFromList(BUSINESS_KINDS, v.array(Week)))

const Rejection = v.strictObject({
  reason: v.picklist(REJECTION_REASONS.map(({ code }) => code)),
  note: line,
})
export type Rejection = v.InferOutput<typeof Rejection>

/** `rejections.yaml`: rejections by administrators. */
export const Rejections = v.array(Rejection)
