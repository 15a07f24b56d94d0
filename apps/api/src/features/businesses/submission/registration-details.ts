import { categoryFromText, parsePhone } from '@portal/domain/business'
import type { NewBusiness } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { fieldProblem } from '#shared/problem.ts'
import type { BusinessRecord } from '../businesses.record.ts'

/** What a registration says of the business itself. */
export type Details = Required<
  Pick<
    BusinessRecord,
    | 'name'
    | 'description'
    | 'category'
    | 'country'
    | 'province'
    | 'address'
    | 'email'
    | 'phone'
    | 'website'
    | 'ownerName'
    | 'businessLicense'
    | 'businessTypes'
  >
>

/** What was registered, as it is stored; what the contract can't refuse is refused here. */
export function detailsOf(input: NewBusiness): Details {
  const place = resolvePlace(input.country) ?? refuse('country', 'Please select a province')
  const category = categoryFromText(input.category) ?? refuse('category', 'Please select a category')
  const phone = parsePhone(place.country, input.phone ?? '')
  return {
    name: input.name,
    description: input.description,
    category: category.name,
    country: place.country,
    province: place.province,
    address: input.address,
    email: input.email,
    phone: phone.ok ? phone.value : refuse('phone', phone.message),
    website: input.website || null,
    ownerName: input.ownerName,
    businessLicense: input.businessLicense || null,
    businessTypes: input.businessTypes,
  }
}

function refuse(field: string, message: string): never {
  throw fieldProblem(field, message)
}
