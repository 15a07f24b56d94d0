import { BUSINESS_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { categoryFromText } from '../business/categories.ts'
import { parsePhone, phoneMessage } from '../business/phone.ts'
import { REGISTRATION } from '../business/registration.ts'
import { resolvePlace } from '../place/resolve.ts'
import { COUNTRY_CODES, PROVINCE_CODES } from '../place/codes.ts'
import { call, refusals } from './call.ts'
import { body, Flag, Id, IdOrSlug, Instant, repeatable, wholeNumber } from './shared.ts'
import { emailAddress, line, paragraphs, unhidden, webAddress } from './text.ts'

export const CountryCode = v.picklist(COUNTRY_CODES)
export const ProvinceCode = v.picklist(PROVINCE_CODES)

export const BUSINESS_STATUSES = ['pending', 'approved', 'rejected'] as const
export const BusinessStatus = v.picklist(BUSINESS_STATUSES)
export type BusinessStatus = v.InferOutput<typeof BusinessStatus>

export { BUSINESS_TYPES }
export const BusinessType = v.picklist(BUSINESS_TYPES)
export type BusinessType = v.InferOutput<typeof BusinessType>

/** 0 free trial, 1 Standard, 2 Enhanced, 3 Website Package. */
export const SubscriptionTier = v.picklist([0, 1, 2, 3])
export type SubscriptionTier = v.InferOutput<typeof SubscriptionTier>

const ClockTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Expected a time such as 08:00'),
)
const Spans = v.pipe(v.array(v.tuple([ClockTime, ClockTime])), v.maxLength(4))

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Local opening times by weekday; an empty list is closed, an absent day is unknown. */
export const Hours = v.object({
  mon: v.optional(Spans),
  tue: v.optional(Spans),
  wed: v.optional(Spans),
  thu: v.optional(Spans),
  fri: v.optional(Spans),
  sat: v.optional(Spans),
  sun: v.optional(Spans),
})
export type Hours = v.InferOutput<typeof Hours>

export const SocialMedia = v.object({
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  twitter: v.optional(v.string()),
})
export type SocialMedia = v.InferOutput<typeof SocialMedia>

export const Photo = v.object({
  src: v.string(),
  srcset: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  caption: v.nullable(v.string()),
})
export type Photo = v.InferOutput<typeof Photo>

/** A business as lists show it. `rating` has one decimal, null without reviews; `images` holds the cover only. */
export const BusinessSummary = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  status: BusinessStatus,
  subscriptionTier: SubscriptionTier,
  isFeatured: v.boolean(),
  isVerified: v.boolean(),
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  logoUrl: v.nullable(v.string()),
  images: v.array(v.string()),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  createdAt: Instant,
  trialExpiryDate: v.nullable(Instant),
  businessTypes: v.array(BusinessType),
  excerpt: v.string(),
})
export type BusinessSummary = v.InferOutput<typeof BusinessSummary>

/** A business as its own page shows it. */
export const Business = v.object({
  ...BusinessSummary.entries,
  description: v.string(),
  photos: v.array(Photo),
  videoUrl: v.nullable(v.string()),
  email: v.nullable(v.string()),
  socialMedia: SocialMedia,
  hours: v.nullable(Hours),
  timeZone: v.string(),
  temporarilyClosed: v.boolean(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  directions: v.nullable(v.string()),
  isOwner: v.boolean(),
})
export type Business = v.InferOutput<typeof Business>

/** What stays readable of a listing whose trial or paid year has run out. */
export const ExpiredBusiness = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  expired: v.literal(true),
})
export type ExpiredBusiness = v.InferOutput<typeof ExpiredBusiness>

/** A business as its owner and administrators see it. */
export const OwnBusiness = v.object({
  ...Business.entries,
  ownerName: v.nullable(v.string()),
  businessLicense: v.nullable(v.string()),
  suspendedAt: v.nullable(Instant),
  publicUntil: v.nullable(Instant),
  rejection: v.nullable(
    v.object({ reason: v.nullable(v.string()), note: v.nullable(v.string()), at: Instant }),
  ),
  planExpiryDate: v.nullable(Instant),
})
export type OwnBusiness = v.InferOutput<typeof OwnBusiness>

export const BUSINESS_SORTS = ['relevance', 'rating', 'newest', 'alphabetical'] as const
export type BusinessSort = (typeof BUSINESS_SORTS)[number]
export const BUSINESS_TABS = ['featured', 'new', 'verified', 'top-rated'] as const
export type BusinessTab = (typeof BUSINESS_TABS)[number]

/** The longest text that is searched for; more is refused rather than cut. */
export const SEARCH_MAX = 200
export const SearchText = v.pipe(
  v.string(),
  v.maxLength(SEARCH_MAX, `Please search for at most ${SEARCH_MAX} characters`),
)

/** Rows that page by number can reach; further ones are reached by `after`. */
export const PAGED_ROWS = 10_000

const Coordinates = v.pipe(
  v.string(),
  v.regex(
    /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/,
    'Expected a latitude and a longitude such as -9.43,159.95',
  ),
  v.transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  }),
  v.check(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'Expected a latitude from -90 to 90 and a longitude from -180 to 180',
  ),
)

const anyText = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** Filters, order and page of a list of businesses. An unknown filter value matches nothing. */
export const BusinessQuery = v.object({
  /** A code, a long name, or a province code, which narrows to that province. */
  country: anyText,
  province: anyText,
  /** A category by name or slug. */
  category: anyText,
  /** An industry by name or slug, with the product categories in it. */
  industry: anyText,
  search: v.optional(SearchText),
  featured: v.optional(Flag),
  owner: v.optional(v.picklist(['me'], 'Expected me')),
  tab: v.optional(v.picklist(BUSINESS_TABS)),
  type: v.optional(repeatable(BusinessType)),
  near: v.optional(Coordinates),
  sort: v.optional(v.picklist(BUSINESS_SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, PAGED_ROWS)),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Expected the cursor of a next link'))),
})
export type BusinessQuery = v.InferOutput<typeof BusinessQuery>

const { name: NAME, description: DESCRIPTION, ownerName: OWNER_NAME, town: TOWN } = REGISTRATION

const newBusinessFields = body({
  name: v.pipe(
    line,
    v.minLength(NAME.min, `Shop name must be at least ${NAME.min} characters`),
    v.maxLength(NAME.max, `Shop name must be less than ${NAME.max} characters`),
  ),
  description: v.pipe(
    paragraphs,
    v.minLength(DESCRIPTION.min, `Description must be at least ${DESCRIPTION.min} characters`),
    v.maxLength(DESCRIPTION.max, `Description must be less than ${DESCRIPTION.max} characters`),
  ),
  category: v.pipe(
    line,
    v.check((text) => categoryFromText(text) !== null, 'Please select a category'),
  ),
  country: v.pipe(
    line,
    v.check((text) => resolvePlace(text) !== null, 'Please select a province'),
  ),
  address: v.pipe(
    line,
    v.minLength(TOWN.min, 'Please enter your city or town'),
    v.maxLength(TOWN.max, `City or town must be at most ${TOWN.max} characters`),
  ),
  email: emailAddress('Please enter a valid email address'),
  phone: v.optional(unhidden, ''),
  images: v.optional(v.array(v.string()), []),
  ownerName: v.pipe(
    line,
    v.minLength(OWNER_NAME.min, `Owner name must be at least ${OWNER_NAME.min} characters`),
    v.maxLength(OWNER_NAME.max, `Owner name must be at most ${OWNER_NAME.max} characters`),
  ),
  businessLicense: v.optional(
    v.pipe(line, v.maxLength(100, 'Business license must be at most 100 characters')),
  ),
  businessTypes: v.optional(v.pipe(v.array(BusinessType), v.maxLength(4)), []),
  website: v.optional(v.union([v.literal(''), webAddress])),
})

const phoneOf = ({ country, phone }: { country: string; phone: string }) =>
  parsePhone(resolvePlace(country)?.country ?? 'sb', phone)

/**
 * What the registration wizard posts. `country` holds a province's code, or the code of a country without
 * provinces; `category` a known category by name or slug; `phone` is held against the country's rule.
 */
export const NewBusiness = v.pipe(
  newBusinessFields,
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      (input) => phoneOf(input).ok,
      ({ input }) => phoneMessage(resolvePlace(input.country)?.country ?? 'sb'),
    ),
    ['phone'],
  ),
)
export type NewBusiness = v.InferOutput<typeof NewBusiness>

export const CreatedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: BusinessStatus,
  reference: v.string(),
})
export type CreatedBusiness = v.InferOutput<typeof CreatedBusiness>

/** A review as the public reads it. */
export const Review = v.object({
  id: Id,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.string(),
  createdAt: Instant,
  user: v.object({
    firstName: v.string(),
    lastName: v.string(),
    profileImageUrl: v.nullable(v.string()),
  }),
})
export type Review = v.InferOutput<typeof Review>

export const listBusinesses = call({
  method: 'GET',
  path: '/api/businesses',
  summary: 'Businesses that match every given filter; owner=me lists the signed-in owner’s, in every state',
  tag: 'businesses',
  query: BusinessQuery,
  answers: { 200: v.array(v.union([OwnBusiness, BusinessSummary])), ...refusals(400, 401, 429) },
})

export const getBusiness = call({
  method: 'GET',
  path: '/api/businesses/:idOrSlug',
  summary: 'One business by slug or id; an old slug answers the business with its new slug',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  answers: { 200: v.union([OwnBusiness, Business, ExpiredBusiness]), ...refusals(404, 429) },
})

export const listReviews = call({
  method: 'GET',
  path: '/api/businesses/:idOrSlug/reviews',
  summary: 'Published reviews of a business, newest first',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  answers: { 200: v.array(Review), ...refusals(404, 429) },
})

export const createBusiness = call({
  method: 'POST',
  path: '/api/businesses',
  summary: 'Register a business for review; an Idempotency-Key makes a repeat answer the same',
  tag: 'businesses',
  body: NewBusiness,
  answers: { 201: CreatedBusiness, ...refusals(400, 401, 403, 409, 413, 415, 429, 503) },
})
