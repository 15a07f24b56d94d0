// cspell:ignore actif
import {
  getBusinessSlug,
  parseCategory,
  EDIT_LIMITS,
  normaliseTags,
  VERIFICATION_CODES,
} from '@portal/domain/business'
import { BUSINESS_TYPES, line, paragraphs, type SocialMedia } from '@portal/domain/contract'
import { MODERATION_STATUSES, type ModerationStatus } from '@portal/domain/moderation'
import { PLANS, type Tier } from '@portal/domain/plan'
import { err, isCalendarDay, isSlug, ok, type Result } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import * as v from 'valibot'
import { formatCell, parseBySchema, parseInstant, parseInteger, parseList, parseNumber } from './cell.ts'
import { readEmail, readImages, readMediaAddress, readPhone, readWebsite } from './contact-cells.ts'
import type { Field, InputField, Reading } from './field.ts'
import {
  dateField,
  flagField,
  formatInstant,
  optionalField,
  readInto,
  requiredField,
} from './field-builders.ts'
import { readHours } from './hours-cell.ts'
import { readProfile, readProfiles } from './profile-cells.ts'
import { getCategoryOfTrade } from './trade-categories.ts'
import { readCountry, readDegrees, readPair, readProvince } from './place-cells.ts'

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
  key: 'address' | 'ownerName' | 'businessLicense' | 'termsVersion' | 'rejectionReason' | 'suspensionReason',
) => readInto(key, (cell) => parseBySchema(oneLine(LINE_MAX), cell))

/** Reads the first known category, or that of the first known trade: a listing has one. */
function readCategory(cell: unknown): Reading {
  const text = formatCell(cell)
  const whole = parseCategory(text)
  if (whole) return ok({ category: whole.name })
  const parts = text.split(/[;,|>/]/).map((part) => part.trim())
  const first = parts.find((part) => parseCategory(part)) ?? [text, ...parts].find(getCategoryOfTrade)
  const category = first === undefined ? null : (parseCategory(first) ?? getCategoryOfTrade(first))
  if (!category) return err(`${JSON.stringify(text)} is not a known category`)
  const others = first === text ? [] : parts.filter((part) => part !== first && part !== '')
  const notes = [
    ...(parseCategory(first ?? '') ? [] : [`${JSON.stringify(first)} is listed under ${category.name}`]),
    ...(others.length > 0 ? [`${JSON.stringify(others.join(', '))} left out: a listing has one`] : []),
  ]
  return { ok: true, value: { category: category.name }, notes }
}

/** A slug that the site uses itself is changed like that of a name, so that a second import finds it again. */
function readSlug(cell: unknown): Reading {
  const slug = formatCell(cell)
  if (!isSlug(slug)) return err('expected small letters, digits and hyphens, and not digits alone')
  const kept = getBusinessSlug(slug)
  if (kept === slug) return ok({ slug })
  return { ok: true, value: { slug: kept }, notes: [`the site uses ${slug} itself, so it is ${kept}`] }
}

/** Values of a table by name; notes name unknown ones, and a cell without known ones is rejected. */
function readKnown<Value>(
  cell: unknown,
  find: (text: string) => Value | undefined,
  expected: string,
): { readonly values: readonly Value[]; readonly notes: readonly string[] } | null {
  const found = parseList(cell).map((text) => ({ text, value: find(text.toLowerCase()) }))
  const values = found.flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (values.length === 0 && found.length > 0) return null
  const unknown = found.filter(({ value }) => value === undefined)
  return { values, notes: unknown.map(({ text }) => `${JSON.stringify(text)} left out: ${expected}`) }
}

function readTypes(cell: unknown): Reading {
  const expected = `expected some of ${BUSINESS_TYPES.join(', ')}`
  const known = readKnown(
    cell,
    (text) => BUSINESS_TYPES.find((type) => type.toLowerCase() === text),
    expected,
  )
  if (!known) return err(expected)
  const businessTypes = BUSINESS_TYPES.filter((type) => known.values.includes(type))
  return { ok: true, value: { businessTypes }, notes: known.notes }
}

const readDay = (key: 'temporarilyClosedUntil' | 'verifiedOn') =>
  readInto(key, (cell) =>
    parseBySchema(v.pipe(v.string(), v.check(isCalendarDay, 'expected a day such as 2026-12-01')), cell),
  )

const readNote = (key: 'rejectionNote' | 'suspensionNote') =>
  readInto(key, (cell) => parseBySchema(longText, cell))

const readDirections = readInto('directions', (cell) =>
  parseBySchema(
    v.pipe(
      paragraphs(NO_TEXT),
      v.maxLength(EDIT_LIMITS.directions, `Expected at most ${EDIT_LIMITS.directions} characters`),
    ),
    cell,
  ),
)

const readMethod = readInto('verificationMethod', (cell) => {
  const method = VERIFICATION_CODES.find((code) => code === formatCell(cell).toLowerCase())
  return method ? ok(method) : err(`expected ${VERIFICATION_CODES.join(', ')}`)
})

function readTags(cell: unknown): Reading {
  const tags = normaliseTags(parseList(cell))
  const { max } = EDIT_LIMITS.tag
  const fitting = tags.filter((tag) => Array.from(tag).length <= max)
  const kept = fitting.slice(0, EDIT_LIMITS.tags)
  const notes = tags
    .filter((tag) => !kept.includes(tag))
    .map((tag) => {
      const reason = fitting.includes(tag)
        ? `a listing has at most ${EDIT_LIMITS.tags}`
        : `expected at most ${max} characters`
      return `${JSON.stringify(tag)} left out: ${reason}`
    })
  return { ok: true, value: { tags: kept }, notes }
}

/** Reads codes or labels of a table. */
const readCodes =
  (key: 'amenities' | 'payments' | 'delivery', table: readonly ListingChoice[]) =>
  (cell: unknown): Reading => {
    const expected = `expected some of ${table.map(({ code }) => code).join(', ')}`
    const find = (text: string) =>
      table.find(({ code, label }) => code === text || label.toLowerCase() === text)
    const known = readKnown(cell, find, expected)
    if (!known) return err(expected)
    const codes = table.filter((choice) => known.values.includes(choice)).map(({ code }) => code)
    return { ok: true, value: { [key]: codes }, notes: known.notes }
  }

/** Statuses as other directories name them. */
const OTHER_STATUSES: Readonly<Record<string, ModerationStatus>> = {
  active: 'approved',
  actif: 'approved',
  publish: 'approved',
  published: 'approved',
  live: 'approved',
  listed: 'approved',
  draft: 'pending',
  inactive: 'pending',
  unpublished: 'pending',
}

function readStatus(cell: unknown): Reading {
  const text = formatCell(cell).toLowerCase()
  const status = MODERATION_STATUSES.find((known) => known === text) ?? OTHER_STATUSES[text]
  return status ? ok({ status }) : err(`expected ${MODERATION_STATUSES.join(', ')}`)
}

const readTier = readInto(
  'subscriptionTier',
  (cell) => parseInteger(cell, 0, Math.max(...PLANS.map(({ tier }) => tier))) as Result<Tier>,
)

const socialField = (network: keyof SocialMedia, ...aliases: string[]): Field =>
  optionalField(network, readProfile(network), ({ socialMedia }) => socialMedia[network] ?? null, ...aliases)

// cspell:disable -- names of columns, as other people's files spell them

/** Every stored field, in the order of an export. */
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
    'raisonsociale',
    'enseigne',
    'nomcommercial',
    'tradingname',
    'tradename',
    'organisation',
    'organization',
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
    'addresscountry',
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
    'addressregion',
  ),
  optionalField(
    'address',
    readLine('address'),
    ({ address }) => address,
    // With a town column, `address` is the street.
    'town',
    'city',
    'citytown',
    'municipality',
    'locality',
    'addresslocality',
    'ville',
    'commune',
    'localite',
    'village',
    'hamlet',
    'address',
    'location',
    'place',
    'adresse',
    'street',
    'streetaddress',
    'addressline1',
  ),
  requiredField(
    'category',
    readCategory,
    ({ category }) => category,
    'categoryname',
    'industry',
    'sector',
    'categorie',
    'secteur',
    'activite',
    'trade',
    'businesscategory',
  ),
  optionalField(
    'description',
    readInto('description', (cell) => parseBySchema(longText, cell)),
    ({ description }) => description,
    'about',
    'summary',
    'details',
    'descriptif',
    'presentation',
  ),
  requiredField('status', readStatus, ({ status }) => status),
  requiredField('subscriptionTier', readTier, ({ subscriptionTier }) => subscriptionTier, 'tier'),
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
    'mobilephone',
    'cell',
    'contactphone',
    'phones',
    'tele',
    'contactnumber',
    'portable',
    'gsm',
    'fixe',
    'numerodetelephone',
  ),
  optionalField(
    'email',
    readEmail,
    ({ email }) => email,
    'emailaddress',
    'mail',
    'contactemail',
    'courriel',
    'emails',
  ),
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
    'siteinternet',
    'websites',
    'contactwebsite',
  ),
  socialField('facebook', 'facebookurl', 'facebookpage'),
  socialField('instagram', 'instagramurl'),
  socialField('twitter', 'twitterurl', 'x'),
  optionalField(
    'hours',
    readHours,
    ({ hours }) => hours,
    'openinghours',
    'businesshours',
    'openingtimes',
    'openinghoursspecification',
    'horaires',
  ),
  flagField('temporarilyClosed'),
  optionalField(
    'temporarilyClosedUntil',
    readDay('temporarilyClosedUntil'),
    ({ temporarilyClosedUntil }) => temporarilyClosedUntil,
    'closeduntil',
  ),
  optionalField('latitude', readDegrees('latitudeText'), ({ latitude }) => latitude, 'lat', 'latitudedeg'),
  optionalField(
    'longitude',
    readDegrees('longitudeText'),
    ({ longitude }) => longitude,
    'lng',
    'lon',
    'long',
    'longitudedeg',
  ),
  optionalField(
    'directions',
    readDirections,
    ({ directions }) => directions,
    'landmark',
    'howtofindus',
    'addressline2',
    'suburb',
    'housenumber',
  ),
  optionalField('tags', readTags, ({ tags }) => tags, 'keywords', 'products'),
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
  optionalField('images', readImages, ({ images }) => images, 'photos', 'photo', 'pictures', 'image'),
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
  requiredField('rating', readInto('rating', parseRating), ({ rating }) => rating, 'averagerating'),
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

/** Fields of other people's files that exports don't have. */
const OTHER_FIELDS: readonly InputField[] = [
  {
    name: 'coordinates',
    aliases: [
      'coords',
      'gps',
      'gpscoordinates',
      'latlng',
      'latlong',
      'latlon',
      'geo',
      'geopoint',
      'geolocation',
      'point',
      'position',
    ],
    isRequired: false,
    read: readPair,
  },
  {
    name: 'socialMedia',
    aliases: ['social', 'socials', 'sociallinks', 'socialnetworks'],
    isRequired: false,
    read: readProfiles,
  },
]

// cspell:enable

/** Some directories write 0 for no rating; this is decided once the reviews are read. */
function parseRating(cell: unknown) {
  const zero = parseNumber(cell, 0, 0)
  return zero.ok ? zero : parseNumber(cell, 1, 5)
}

/** Every field in reading order. */
export const INPUT_FIELDS: readonly InputField[] = [...FIELDS, ...OTHER_FIELDS]

export const findField = (name: string): InputField | undefined =>
  INPUT_FIELDS.find((known) => known.name === name)
