import { BUSINESS_TYPES, LISTING_TERMS } from '@portal/reference-data'
import * as v from 'valibot'
import { parseCategory } from '../business/categories.ts'
import { parsePhone } from '../business/parse-phone.ts'
import { PHOTO_ERRORS } from '../business/photo-rules.ts'
import { REGISTRATION_LIMITS } from '../business/registration-limits.ts'
import { resolvePlace } from '../place/resolve.ts'
import { PROVINCES } from '../place/provinces.ts'
import { ModerationStatus } from './business.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { body, Id, listOf } from './shared.ts'
import {
  addressLine,
  emailAddress,
  emptyText,
  line,
  paragraphs,
  phoneText,
  WEB_ADDRESS_MESSAGE,
  webAddress,
} from './text.ts'

const { name: NAME, description: DESCRIPTION, ownerName: OWNER_NAME, town: TOWN } = REGISTRATION_LIMITS

const IMAGES = 'Please send photos as a list of data addresses'
const TERMS = 'The terms have changed. Please read and accept them again'

/** Messages for a field that is missing or too short. */
const MESSAGES = {
  name: `Shop name must be at least ${NAME.min} characters`,
  description: `Description must be at least ${DESCRIPTION.min} characters`,
  category: 'Please select a category',
  country: 'Please select a province',
  address: 'Please enter your city or town',
  ownerName: `Owner name must be at least ${OWNER_NAME.min} characters`,
  types: 'Please choose from B2B, B2C, Manufacturing and Services',
} as const

/** Messages for a field that is too long. */
const TOO_LONG = {
  name: `Shop name must be less than ${NAME.max} characters`,
  description: `Description must be less than ${DESCRIPTION.max} characters`,
  address: `City or town must be at most ${TOWN.max} characters`,
  ownerName: `Owner name must be at most ${OWNER_NAME.max} characters`,
} as const

/** Whether a text is a province, or a country without provinces. */
function isCompletePlace(text: string): boolean {
  const place = resolvePlace(text)
  return (
    place !== null && (place.province !== null || !PROVINCES.some(({ country }) => country === place.country))
  )
}

const LICENSE_TOO_LONG = 'Business license must be at most 100 characters'

/** The licence of a registration; fails with `message` where it is missing. */
export const businessLicense = (message: string) =>
  v.pipe(line(message, LICENSE_TOO_LONG), maxCharacters(100, LICENSE_TOO_LONG))

/** The fields of a registration, each with its rule and messages. */
export const registrationFields = {
  name: v.pipe(
    line(MESSAGES.name, TOO_LONG.name),
    minCharacters(NAME.min, MESSAGES.name),
    maxCharacters(NAME.max, TOO_LONG.name),
  ),
  description: v.pipe(
    paragraphs(MESSAGES.description, TOO_LONG.description),
    minCharacters(DESCRIPTION.min, MESSAGES.description),
    maxCharacters(DESCRIPTION.max, TOO_LONG.description),
  ),
  category: v.pipe(
    line(MESSAGES.category, MESSAGES.category),
    v.check((text) => parseCategory(text) !== null, MESSAGES.category),
  ),
  country: v.pipe(line(MESSAGES.country, MESSAGES.country), v.check(isCompletePlace, MESSAGES.country)),
  address: v.pipe(
    addressLine(MESSAGES.address, TOO_LONG.address),
    minCharacters(TOWN.min, MESSAGES.address),
    maxCharacters(TOWN.max, TOO_LONG.address),
  ),
  email: emailAddress('Please enter a valid email address'),
  phone: v.nullish(phoneText('Please write the phone number as text'), ''),
  images: v.nullish(
    listOf(v.string(IMAGES), REGISTRATION_LIMITS.photos, {
      none: IMAGES,
      tooMany: PHOTO_ERRORS.count.text(),
    }),
    [],
  ),
  ownerName: v.pipe(
    line(MESSAGES.ownerName, TOO_LONG.ownerName),
    minCharacters(OWNER_NAME.min, MESSAGES.ownerName),
    maxCharacters(OWNER_NAME.max, TOO_LONG.ownerName),
  ),
  businessLicense: v.nullish(businessLicense('Please write the business license as text')),
  businessTypes: v.nullish(
    listOf(v.picklist(BUSINESS_TYPES, MESSAGES.types), BUSINESS_TYPES.length, {
      none: MESSAGES.types,
      tooMany: 'Please choose each type once',
    }),
    [],
  ),
  website: v.nullish(v.union([emptyText, webAddress], WEB_ADDRESS_MESSAGE)),
  /** The version of the accepted terms; absent for programs. */
  termsVersion: v.nullish(v.literal(LISTING_TERMS.version, TERMS)),
}

/** The error message for a phone number in the country of a place; null where it is valid. */
export function getPhoneError(country: string, phone: string | null | undefined): string | null {
  const parsed = parsePhone(resolvePlace(country)?.country ?? 'sb', phone ?? '')
  return parsed.ok ? null : parsed.message
}

/**
 * The body that the onboarding wizard posts. `images` are photos as data URLs, the cover first; when resubmitted, also URLs of
 * stored photos. `country` is the code of a province, or of a country without provinces; `category` a known category by name
 * or slug; `phone` must be valid in the country.
 */
export const NewBusiness = v.pipe(
  body(registrationFields),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => getPhoneError(country, phone) === null,
      ({ input }) => getPhoneError(input.country, input.phone) ?? '',
    ),
    ['phone'],
  ),
)
export type NewBusiness = v.InferOutput<typeof NewBusiness>

/** The response to a registration: the path of the business, its pending status, and the reference to quote. */
export const CreatedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: ModerationStatus,
  reference: v.string(),
})
export type CreatedBusiness = v.InferOutput<typeof CreatedBusiness>
