import { categoryFromText, normaliseTags, VERIFICATION_CODES } from '@portal/domain/business'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  line,
  paragraphs,
  type SocialMedia,
} from '@portal/domain/contract'
import { PLANS, type Tier } from '@portal/domain/plan'
import { err, isSlug, ok, type Result } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import * as v from 'valibot'
import { cellText, parseBySchema, parseInstant, parseInteger, parseList, parseNumber } from './cell.ts'
import { readEmail, readImages, readMediaAddress, readPhone, readWebsite } from './contact-cells.ts'
import type { Draft, Field } from './field.ts'
import {
  dateField,
  flagField,
  formatInstant,
  optionalField,
  readInto,
  requiredField,
} from './field-builders.ts'
import { parseHours } from './hours-cell.ts'
import { readCountry, readProvince } from './place-cells.ts'

const NAME_MAX = 200

const LINE_MAX = 500

const DESCRIPTION_MAX = 10_000

const NO_TEXT = 'Expected a text'

const oneLine = (max: number) => v.pipe(line(NO_TEXT), v.maxLength(max, `Expected at most ${max} characters`))

const longText = v.pipe(
  paragraphs(NO_TEXT),
  v.maxLength(DESCRIPTION_MAX, `Expected at most ${DESCRIPTION_MAX} characters`),
)

const readLine = (
  key:
    | 'address'
    | 'directions'
    | 'ownerName'
    | 'businessLicense'
    | 'termsVersion'
    | 'rejectionReason'
    | 'suspensionReason',
) => readInto(key, (cell) => parseBySchema(oneLine(LINE_MAX), cell))

function readCategory(cell: unknown): Result<Partial<Draft>> {
  const category = categoryFromText(cellText(cell))
  return category
    ? ok({ category: category.name })
    : err(`${JSON.stringify(cellText(cell))} is not a known category`)
}

function readSlug(cell: unknown): Result<Partial<Draft>> {
  const slug = cellText(cell)
  return isSlug(slug) ? ok({ slug }) : err('expected small letters, digits and hyphens, and not digits alone')
}

const readTypes = readInto('businessTypes', (cell) => {
  const wanted = parseList(cell).map((text) => text.toLowerCase())
  const types = BUSINESS_TYPES.filter((type) => wanted.includes(type.toLowerCase()))
  return types.length === new Set(wanted).size
    ? ok(types)
    : err(`expected some of ${BUSINESS_TYPES.join(', ')}`)
})

const readHours = readInto('hours', (cell) =>
  parseHours(typeof cell === 'object' ? JSON.stringify(cell) : cellText(cell)),
)

const readDay = (key: 'temporarilyClosedUntil' | 'verifiedOn') =>
  readInto(key, (cell) =>
    parseBySchema(v.pipe(v.string(), v.isoDate('expected a day such as 2026-12-01')), cell),
  )

const readNote = (key: 'rejectionNote' | 'suspensionNote') =>
  readInto(key, (cell) => parseBySchema(longText, cell))

const readMethod = readInto('verificationMethod', (cell) => {
  const method = VERIFICATION_CODES.find((code) => code === cellText(cell).toLowerCase())
  return method ? ok(method) : err(`expected ${VERIFICATION_CODES.join(', ')}`)
})

const readTags = readInto('tags', (cell) => ok(normaliseTags(parseList(cell))))

/** Codes or labels of a table. */
const readCodes = (key: 'amenities' | 'payments' | 'delivery', table: readonly ListingChoice[]) =>
  readInto(key, (cell) => {
    const wanted = new Set(parseList(cell).map((text) => text.toLowerCase()))
    const found = table.filter(({ code, label }) => wanted.has(code) || wanted.has(label.toLowerCase()))
    return found.length === wanted.size
      ? ok(found.map(({ code }) => code))
      : err(`expected some of ${table.map(({ code }) => code).join(', ')}`)
  })

function readStatus(cell: unknown): Result<Partial<Draft>> {
  const status = BUSINESS_STATUSES.find((known) => known === cellText(cell).toLowerCase())
  return status ? ok({ status }) : err(`expected ${BUSINESS_STATUSES.join(', ')}`)
}

const readTier = readInto(
  'subscriptionTier',
  (cell) => parseInteger(cell, 0, PLANS.length - 1) as Result<Tier>,
)

const socialField = (network: keyof SocialMedia, ...aliases: string[]): Field => ({
  name: network,
  aliases,
  isRequired: false,
  read(cell, { socialMedia }) {
    const text = parseBySchema(oneLine(LINE_MAX), cell)
    return text.ok ? ok({ socialMedia: { ...socialMedia, [network]: text.value } }) : text
  },
  write: ({ socialMedia }) => socialMedia[network] ?? null,
})

// cspell:disable -- names of columns, as other people's files spell them

/** Every field that files have, in the order of an export. */
export const FIELDS: readonly Field[] = [
  requiredField(
    'name',
    readInto('name', (cell) => parseBySchema(oneLine(NAME_MAX), cell)),
    ({ name }) => name,
    'businessname',
    'shopname',
    'companyname',
    'company',
    'title',
    'nom',
  ),
  requiredField('slug', readSlug, ({ slug }) => slug),
  requiredField(
    'country',
    readCountry,
    ({ country }) => country,
    'countrycode',
    'countryname',
    'isocountry',
    'pays',
  ),
  optionalField(
    'province',
    readProvince,
    ({ province }) => province,
    'provincecode',
    'provincename',
    'stateprovince',
    'state',
    'region',
  ),
  optionalField(
    'address',
    readLine('address'),
    ({ address }) => address,
    'town',
    'city',
    'citytown',
    'municipality',
    'location',
    'place',
    'address1',
    'street',
    'ville',
    'adresse',
  ),
  requiredField(
    'category',
    readCategory,
    ({ category }) => category,
    'categoryname',
    'industry',
    'sector',
    'categorie',
  ),
  optionalField(
    'description',
    readInto('description', (cell) => parseBySchema(longText, cell)),
    ({ description }) => description,
    'about',
    'summary',
    'details',
    'notes',
  ),
  requiredField('status', readStatus, ({ status }) => status),
  requiredField(
    'subscriptionTier',
    readTier,
    ({ subscriptionTier }) => subscriptionTier,
    'tier',
    'plan',
    'level',
  ),
  flagField('isFeatured', 'featured'),
  dateField('featuredUntil', 'featuredUntil'),
  flagField('isVerified', 'verified'),
  optionalField('verificationMethod', readMethod, ({ verificationMethod }) => verificationMethod),
  optionalField('verifiedOn', readDay('verifiedOn'), ({ verifiedOn }) => verifiedOn),
  optionalField('businessTypes', readTypes, ({ businessTypes }) => businessTypes, 'businesstype'),
  optionalField(
    'phone',
    readPhone,
    ({ phone }) => phone,
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'contactphone',
  ),
  optionalField('email', readEmail, ({ email }) => email, 'emailaddress', 'mail', 'contactemail', 'courriel'),
  optionalField(
    'website',
    readWebsite,
    ({ website }) => website,
    'websiteurl',
    'web',
    'url',
    'homepage',
    'site',
    'siteweb',
  ),
  socialField('facebook', 'facebookurl'),
  socialField('instagram', 'instagramurl'),
  socialField('twitter', 'twitterurl', 'x'),
  optionalField('hours', readHours, ({ hours }) => hours, 'openinghours', 'businesshours'),
  flagField('temporarilyClosed'),
  optionalField(
    'temporarilyClosedUntil',
    readDay('temporarilyClosedUntil'),
    ({ temporarilyClosedUntil }) => temporarilyClosedUntil,
    'closeduntil',
  ),
  optionalField(
    'latitude',
    readInto('latitude', (cell) => parseNumber(cell, -90, 90)),
    ({ latitude }) => latitude,
    'lat',
    'latitudedeg',
  ),
  optionalField(
    'longitude',
    readInto('longitude', (cell) => parseNumber(cell, -180, 180)),
    ({ longitude }) => longitude,
    'lng',
    'lon',
    'long',
    'longitudedeg',
  ),
  optionalField('directions', readLine('directions'), ({ directions }) => directions, 'landmark'),
  optionalField('tags', readTags, ({ tags }) => tags),
  optionalField('amenities', readCodes('amenities', AMENITIES), ({ amenities }) => amenities, 'facilities'),
  optionalField(
    'payments',
    readCodes('payments', PAYMENTS),
    ({ payments }) => payments,
    'paymentmethods',
    'paymentaccepted',
  ),
  optionalField('delivery', readCodes('delivery', DELIVERIES), ({ delivery }) => delivery, 'deliveries'),
  optionalField('logoUrl', readMediaAddress('logoUrl'), ({ logoUrl }) => logoUrl, 'logo'),
  optionalField('images', readImages, ({ images }) => images, 'photos'),
  optionalField('videoUrl', readMediaAddress('videoUrl'), ({ videoUrl }) => videoUrl, 'video'),
  optionalField('ownerName', readLine('ownerName'), ({ ownerName }) => ownerName, 'owner'),
  optionalField(
    'businessLicense',
    readLine('businessLicense'),
    ({ businessLicense }) => businessLicense,
    'license',
    'licence',
    'businesslicence',
  ),
  requiredField('rating', readInto('rating', parseRating), ({ rating }) => rating, 'averagerating', 'stars'),
  requiredField(
    'reviewCount',
    readInto('reviewCount', (cell) => parseInteger(cell, 0, 1_000_000)),
    ({ reviewCount }) => reviewCount,
    'reviews',
    'ratingcount',
  ),
  dateField('createdAt', 'createdAt', 'created', 'createddate', 'dateadded'),
  dateField('submittedAt', 'submittedAt'),
  optionalField('termsVersion', readLine('termsVersion'), ({ termsVersion }) => termsVersion),
  dateField('trialExpiryDate', 'trialExpiresAt', 'trialexpiresat', 'trialexpiry'),
  dateField('planExpiryDate', 'planExpiresAt', 'planexpiresat', 'planexpiry'),
  dateField('publicUntil', 'publicUntil'),
  dateField('suspendedAt', 'suspendedAt'),
  dateField('pausedAt', 'pausedAt'),
  optionalField('suspensionReason', readLine('suspensionReason'), (business) => business.suspensionReason),
  optionalField('suspensionNote', readNote('suspensionNote'), ({ suspensionNote }) => suspensionNote),
  optionalField('rejectionReason', readLine('rejectionReason'), ({ rejection }) => rejection?.reason ?? null),
  optionalField('rejectionNote', readNote('rejectionNote'), ({ rejection }) => rejection?.note ?? null),
  requiredField(
    'rejectedAt',
    readInto('rejectedAt', (cell) => parseInstant(cell)),
    ({ rejection }) => formatInstant(rejection?.at ?? null),
  ),
  flagField('isSample', 'sample'),
]

// cspell:enable

/** Some directories write 0 for no rating: whether it means that is decided once the reviews have been read. */
function parseRating(cell: unknown) {
  const zero = parseNumber(cell, 0, 0)
  return zero.ok ? zero : parseNumber(cell, 1, 5)
}

export const findField = (name: string): Field | undefined => FIELDS.find((known) => known.name === name)
