import { categoryFromText } from '@portal/domain/business'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  line,
  paragraphs,
  type SocialMedia,
} from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { err, isSlug, ok, type Result } from '@portal/domain/shared'
import * as v from 'valibot'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import { instantOf, listOf, numberOf, parsed, textOf, truthOf, wholeOf } from './cell.ts'
import { emailOf, imagesOf, mediaAddressOf, phoneOf, websiteOf } from './contact-cells.ts'
import type { Draft, Field, Value } from './field.ts'
import { hoursFromText } from './hours-text.ts'

const NAME_MAX = 200
const LINE_MAX = 500
const DESCRIPTION_MAX = 10_000

const NO_TEXT = 'Expected a text'
const oneLine = (max: number) => v.pipe(line(NO_TEXT), v.maxLength(max, `Expected at most ${max} characters`))
const longText = v.pipe(
  paragraphs(NO_TEXT),
  v.maxLength(DESCRIPTION_MAX, `Expected at most ${DESCRIPTION_MAX} characters`),
)

/** The reading of one key of the draft. */
const into =
  <Key extends keyof Draft>(key: Key, read: (cell: unknown, draft: Draft) => Result<Draft[Key]>) =>
  (cell: unknown, draft: Draft): Result<Partial<Draft>> => {
    const result = read(cell, draft)
    return result.ok ? ok({ [key]: result.value }) : result
  }

const lineInto = (
  key: 'address' | 'directions' | 'ownerName' | 'businessLicense' | 'termsVersion' | 'rejectionReason',
) => into(key, (cell) => parsed(oneLine(LINE_MAX), cell))

function readCountry(cell: unknown): Result<Partial<Draft>> {
  const place = resolvePlace(textOf(cell))
  if (!place) return err(`${JSON.stringify(textOf(cell))} is none of the portal’s five countries`)
  return ok(place.province ? place : { country: place.country })
}

/** Only the Solomon Islands are kept by province; a state of elsewhere is nothing that was lost. */
function readProvince(cell: unknown, { country }: Draft): Result<Partial<Draft>> {
  if (country !== 'sb') return ok({})
  const place = resolvePlace(textOf(cell))
  return place?.province ? ok({ province: place.province }) : err('it names none of the ten provinces')
}

function readCategory(cell: unknown): Result<Partial<Draft>> {
  const category = categoryFromText(textOf(cell))
  return category
    ? ok({ category: category.name })
    : err(`${JSON.stringify(textOf(cell))} is no known category`)
}

function readSlug(cell: unknown): Result<Partial<Draft>> {
  const slug = textOf(cell)
  return isSlug(slug) ? ok({ slug }) : err('expected small letters, digits and hyphens, and not digits alone')
}

const readTypes = into('businessTypes', (cell) => {
  const wanted = listOf(cell).map((text) => text.toLowerCase())
  const types = BUSINESS_TYPES.filter((type) => wanted.includes(type.toLowerCase()))
  return types.length === new Set(wanted).size
    ? ok(types)
    : err(`expected some of ${BUSINESS_TYPES.join(', ')}`)
})

const readHours = into('hours', (cell) =>
  hoursFromText(typeof cell === 'object' ? JSON.stringify(cell) : textOf(cell)),
)

function readStatus(cell: unknown): Result<Partial<Draft>> {
  const status = BUSINESS_STATUSES.find((known) => known === textOf(cell).toLowerCase())
  return status ? ok({ status }) : err(`expected ${BUSINESS_STATUSES.join(', ')}`)
}

const readTier = into('subscriptionTier', (cell) => wholeOf(cell, 0, 3) as Result<0 | 1 | 2 | 3>)

const social = (network: keyof SocialMedia, ...aliases: string[]): Field => ({
  name: network,
  aliases,
  needed: false,
  read(cell, { socialMedia }) {
    const text = parsed(oneLine(LINE_MAX), cell)
    return text.ok ? ok({ socialMedia: { ...socialMedia, [network]: text.value } }) : text
  },
  write: ({ socialMedia }) => socialMedia[network] ?? null,
})

const date = (
  name: string,
  key: 'createdAt' | 'submittedAt' | 'trialExpiresAt' | 'planExpiresAt' | 'publicUntil' | 'suspendedAt',
  ...aliases: string[]
): Field => ({
  name,
  aliases,
  needed: true,
  read: into(key, (cell) => instantOf(cell)),
  write: (business) => dateText(business[key]),
})

const dateText = (time: number | null) => (time === null ? null : new Date(time).toISOString())

const truth = (
  name: 'isFeatured' | 'isVerified' | 'temporarilyClosed' | 'isSample',
  ...aliases: string[]
): Field => ({
  name,
  aliases,
  needed: true,
  read: into(name, (cell) => truthOf(cell)),
  write: (business) => business[name],
})

const optional = (
  name: string,
  read: Field['read'],
  write: (business: ExportedBusiness) => Value,
  ...aliases: string[]
): Field => ({ name, aliases, needed: false, read, write })

const needed = (...parts: Parameters<typeof optional>): Field => ({ ...optional(...parts), needed: true })

// cspell:disable -- names of columns, as other people's files spell them

/** Every stored field that files carry, in the order of an export. */
export const FIELDS: readonly Field[] = [
  needed(
    'name',
    into('name', (cell) => parsed(oneLine(NAME_MAX), cell)),
    ({ name }) => name,
    'businessname',
    'shopname',
    'companyname',
    'company',
    'title',
    'nom',
  ),
  needed('slug', readSlug, ({ slug }) => slug),
  needed(
    'country',
    readCountry,
    ({ country }) => country,
    'countrycode',
    'countryname',
    'isocountry',
    'pays',
  ),
  optional(
    'province',
    readProvince,
    ({ province }) => province,
    'provincecode',
    'provincename',
    'stateprovince',
    'state',
    'region',
  ),
  optional(
    'address',
    lineInto('address'),
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
  needed(
    'category',
    readCategory,
    ({ category }) => category,
    'categoryname',
    'industry',
    'sector',
    'categorie',
  ),
  optional(
    'description',
    into('description', (cell) => parsed(longText, cell)),
    ({ description }) => description,
    'about',
    'summary',
    'details',
    'notes',
  ),
  needed('status', readStatus, ({ status }) => status),
  needed('subscriptionTier', readTier, ({ subscriptionTier }) => subscriptionTier, 'tier', 'plan', 'level'),
  truth('isFeatured', 'featured'),
  truth('isVerified', 'verified'),
  optional('businessTypes', readTypes, ({ businessTypes }) => businessTypes, 'businesstype'),
  optional(
    'phone',
    phoneOf,
    ({ phone }) => phone,
    'phonenumber',
    'telephone',
    'tel',
    'mobile',
    'contactphone',
  ),
  optional('email', emailOf, ({ email }) => email, 'emailaddress', 'mail', 'contactemail', 'courriel'),
  optional(
    'website',
    websiteOf,
    ({ website }) => website,
    'websiteurl',
    'web',
    'url',
    'homepage',
    'site',
    'siteweb',
  ),
  social('facebook', 'facebookurl'),
  social('instagram', 'instagramurl'),
  social('twitter', 'twitterurl', 'x'),
  optional('hours', readHours, ({ hours }) => hours, 'openinghours', 'businesshours'),
  truth('temporarilyClosed'),
  optional(
    'latitude',
    into('latitude', (cell) => numberOf(cell, -90, 90)),
    ({ latitude }) => latitude,
    'lat',
    'latitudedeg',
  ),
  optional(
    'longitude',
    into('longitude', (cell) => numberOf(cell, -180, 180)),
    ({ longitude }) => longitude,
    'lng',
    'lon',
    'long',
    'longitudedeg',
  ),
  optional('directions', lineInto('directions'), ({ directions }) => directions, 'landmark'),
  optional('logoUrl', mediaAddressOf('logoUrl'), ({ logoUrl }) => logoUrl, 'logo'),
  optional('images', imagesOf, ({ images }) => images, 'photos'),
  optional('videoUrl', mediaAddressOf('videoUrl'), ({ videoUrl }) => videoUrl, 'video'),
  optional('ownerName', lineInto('ownerName'), ({ ownerName }) => ownerName, 'owner'),
  optional(
    'businessLicense',
    lineInto('businessLicense'),
    ({ businessLicense }) => businessLicense,
    'license',
    'licence',
    'businesslicence',
  ),
  needed('rating', into('rating', ratingOf), ({ rating }) => rating, 'averagerating', 'stars'),
  needed(
    'reviewCount',
    into('reviewCount', (cell) => wholeOf(cell, 0, 1_000_000)),
    ({ reviewCount }) => reviewCount,
    'reviews',
    'ratingcount',
  ),
  date('createdAt', 'createdAt', 'created', 'createddate', 'dateadded'),
  date('submittedAt', 'submittedAt'),
  optional('termsVersion', lineInto('termsVersion'), ({ termsVersion }) => termsVersion),
  date('trialExpiryDate', 'trialExpiresAt', 'trialexpiresat', 'trialexpiry'),
  date('planExpiryDate', 'planExpiresAt', 'planexpiresat', 'planexpiry'),
  date('publicUntil', 'publicUntil'),
  date('suspendedAt', 'suspendedAt'),
  optional('rejectionReason', lineInto('rejectionReason'), ({ rejection }) => rejection?.reason ?? null),
  optional(
    'rejectionNote',
    into('rejectionNote', (cell) => parsed(longText, cell)),
    ({ rejection }) => rejection?.note ?? null,
  ),
  needed(
    'rejectedAt',
    into('rejectedAt', (cell) => instantOf(cell)),
    ({ rejection }) => dateText(rejection?.at ?? null),
  ),
  truth('isSample', 'sample'),
]

// cspell:enable

/** Directories write 0 for no rating; whether it means that depends on the reviews, which are read later. */
function ratingOf(cell: unknown) {
  const zero = numberOf(cell, 0, 0)
  return zero.ok ? zero : numberOf(cell, 1, 5)
}

export const fieldNamed = (name: string): Field | undefined => FIELDS.find((known) => known.name === name)
