import { BUSINESS_TYPES, LISTING_TERMS } from '@portal/reference-data'
import * as v from 'valibot'
import { categoryFromText } from '../business/categories.ts'
import { parsePhone, phoneMessage } from '../business/phone.ts'
import { PHOTO_REFUSALS } from '../business/photo-rules.ts'
import { REGISTRATION } from '../business/registration.ts'
import { resolvePlace } from '../place/resolve.ts'
import { PROVINCES } from '../place/provinces.ts'
import { BusinessStatus } from './business.ts'
import { atLeast, atMost } from './length.ts'
import { body, Id, listOf } from './shared.ts'
import { emailAddress, line, paragraphs, unhidden, WEB_ADDRESS, webAddress } from './text.ts'

const { name: NAME, description: DESCRIPTION, ownerName: OWNER_NAME, town: TOWN } = REGISTRATION

const IMAGES = 'Please send photos as a list of data addresses'
const TERMS = 'The terms have changed. Please read and accept them again'

/** What is said of a field that is missing or too short. */
const SAY = {
  name: `Shop name must be at least ${NAME.min} characters`,
  description: `Description must be at least ${DESCRIPTION.min} characters`,
  category: 'Please select a category',
  country: 'Please select a province',
  address: 'Please enter your city or town',
  ownerName: `Owner name must be at least ${OWNER_NAME.min} characters`,
  types: 'Please choose from B2B, B2C, Manufacturing and Services',
} as const

/** What is said of a field that is too long. */
const SHORTEN = {
  name: `Shop name must be less than ${NAME.max} characters`,
  description: `Description must be less than ${DESCRIPTION.max} characters`,
  address: `City or town must be at most ${TOWN.max} characters`,
  ownerName: `Owner name must be at most ${OWNER_NAME.max} characters`,
} as const

/** A province, or a country that has none. */
function isWholePlace(text: string): boolean {
  const place = resolvePlace(text)
  return (
    place !== null && (place.province !== null || !PROVINCES.some(({ country }) => country === place.country))
  )
}

const LICENSE_TOO_LONG = 'Business license must be at most 100 characters'

/** The licence as a registration writes it, `message` where none is sent. */
export const businessLicense = (message: string) =>
  v.pipe(line(message, LICENSE_TOO_LONG), atMost(100, LICENSE_TOO_LONG))

/** The fields of a registration, each with its rule and its words. */
export const registrationFields = {
  name: v.pipe(line(SAY.name, SHORTEN.name), atLeast(NAME.min, SAY.name), atMost(NAME.max, SHORTEN.name)),
  description: v.pipe(
    paragraphs(SAY.description, SHORTEN.description),
    atLeast(DESCRIPTION.min, SAY.description),
    atMost(DESCRIPTION.max, SHORTEN.description),
  ),
  category: v.pipe(
    line(SAY.category, SAY.category),
    v.check((text) => categoryFromText(text) !== null, SAY.category),
  ),
  country: v.pipe(line(SAY.country, SAY.country), v.check(isWholePlace, SAY.country)),
  address: v.pipe(
    line(SAY.address, SHORTEN.address),
    atLeast(TOWN.min, SAY.address),
    atMost(TOWN.max, SHORTEN.address),
  ),
  email: emailAddress('Please enter a valid email address'),
  phone: v.nullish(unhidden('Please write the phone number as text'), ''),
  images: v.nullish(
    listOf(v.string(IMAGES), REGISTRATION.photos, { none: IMAGES, tooMany: PHOTO_REFUSALS.count.text() }),
    [],
  ),
  ownerName: v.pipe(
    line(SAY.ownerName, SHORTEN.ownerName),
    atLeast(OWNER_NAME.min, SAY.ownerName),
    atMost(OWNER_NAME.max, SHORTEN.ownerName),
  ),
  businessLicense: v.nullish(businessLicense('Please write the business license as text')),
  businessTypes: v.nullish(
    listOf(v.picklist(BUSINESS_TYPES, SAY.types), BUSINESS_TYPES.length, {
      none: SAY.types,
      tooMany: 'Please choose each type once',
    }),
    [],
  ),
  website: v.nullish(v.union([v.literal(''), webAddress], WEB_ADDRESS)),
  /** Which terms were accepted; absent where a program registers. */
  termsVersion: v.nullish(v.literal(LISTING_TERMS.version, TERMS)),
}

/** Whether a place has such a phone number. */
export const isPhoneOf = (country: string, phone: string | null | undefined): boolean =>
  parsePhone(resolvePlace(country)?.country ?? 'sb', phone ?? '').ok

/** What is said of a phone number that a place doesn't have. */
export const phoneMessageOf = (country: string): string =>
  phoneMessage(resolvePlace(country)?.country ?? 'sb')

/**
 * What the registration wizard posts. `images` holds photos as data URLs, the cover first; a listing that is sent
 * again may keep its own by their addresses. `country` holds a province's code, or the code of a country without
 * provinces; `category` a known category by name or slug; `phone` is held against the country's rule.
 */
export const NewBusiness = v.pipe(
  body(registrationFields),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => isPhoneOf(country, phone),
      ({ input }) => phoneMessageOf(input.country),
    ),
    ['phone'],
  ),
)
export type NewBusiness = v.InferOutput<typeof NewBusiness>

/** What the registrant is told: where the listing is, that it waits, and the reference to name when asking. */
export const CreatedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: BusinessStatus,
  reference: v.string(),
})
export type CreatedBusiness = v.InferOutput<typeof CreatedBusiness>
