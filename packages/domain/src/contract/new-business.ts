import * as v from 'valibot'
import { categoryFromText } from '../business/categories.ts'
import { parsePhone, phoneMessage } from '../business/phone.ts'
import { REGISTRATION } from '../business/registration.ts'
import { resolvePlace } from '../place/resolve.ts'
import { BusinessStatus, BusinessType } from './business.ts'
import { body, Id } from './shared.ts'
import { emailAddress, line, paragraphs, unhidden, webAddress } from './text.ts'

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
  businessTypes: v.optional(
    v.pipe(v.array(BusinessType), v.maxLength(4, 'Please choose each type once')),
    [],
  ),
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

/** What the registrant is told: where the listing is, that it waits, and the reference to name when asking. */
export const CreatedBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: BusinessStatus,
  reference: v.string(),
})
export type CreatedBusiness = v.InferOutput<typeof CreatedBusiness>
