import { parseCategory, parsePhone } from '@portal/domain/business'
import type { NewBusiness } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { createFieldProblem } from '#shared/problem.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'

/** The part of a registration about the business itself. */
export type RegistrationDetails = Required<
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

/** Parses a registration beyond what the contract checks; throws a problem for an invalid field. */
export function parseRegistration(input: NewBusiness): RegistrationDetails {
  const place = resolvePlace(input.country) ?? throwFieldProblem('country', 'Please select a province')
  const category = parseCategory(input.category) ?? throwFieldProblem('category', 'Please select a category')
  const phone = parsePhone(place.country, input.phone ?? '')
  return {
    name: input.name,
    description: input.description,
    category: category.name,
    country: place.country,
    province: place.province,
    address: input.address,
    email: input.email,
    phone: phone.ok ? phone.value : throwFieldProblem('phone', phone.message),
    website: input.website || null,
    ownerName: input.ownerName,
    businessLicense: input.businessLicense || null,
    businessTypes: input.businessTypes,
  }
}

function throwFieldProblem(field: string, message: string): never {
  throw createFieldProblem(field, message)
}
