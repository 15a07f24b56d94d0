import type { OnboardingForm } from '@portal/domain/contract'
import type { StepProps } from '#shared/forms/engine/form-definition.ts'
import type { OwnListing } from './onboarding.api.ts'

/** The form of the wizard. */
export type BusinessForm = OnboardingForm
export type BusinessField = keyof BusinessForm

/** Props of the fields of a step. */
export type BusinessStepProps = StepProps<BusinessForm>

export const BLANK_BUSINESS: BusinessForm = {
  shopName: '',
  category: '',
  description: '',
  province: '',
  cityTown: '',
  ownerName: '',
  email: '',
  phone: '',
  businessLicense: '',
  acceptTerms: false,
}

/** The form of a business that was submitted before. */
export const toBusinessForm = (listing: OwnListing): BusinessForm => ({
  shopName: listing.name,
  category: listing.category,
  description: listing.description,
  province: listing.province ?? listing.country,
  cityTown: listing.address ?? '',
  ownerName: listing.ownerName ?? '',
  email: listing.email ?? '',
  phone: listing.phone ?? '',
  businessLicense: listing.businessLicense ?? '',
  acceptTerms: false,
})

/** The contract's names of the form's fields. */
const CONTRACT_FIELDS: Readonly<Record<string, BusinessField>> = {
  name: 'shopName',
  category: 'category',
  description: 'description',
  country: 'province',
  address: 'cityTown',
  ownerName: 'ownerName',
  email: 'email',
  phone: 'phone',
  businessLicense: 'businessLicense',
  termsVersion: 'acceptTerms',
}

/** The API's messages by the form's own names, those about photos as `images`; others are left out. */
export function toFormMessages(
  messages: Readonly<Record<string, string>>,
): Partial<Record<BusinessField | 'images', string>> {
  const named = Object.entries(messages).flatMap(([name, message]) => {
    const field = CONTRACT_FIELDS[name]
    return field ? [[field, message] as const] : []
  })
  const ofPhotos = Object.entries(messages).find(([name]) => /^images\b/.test(name))
  return Object.fromEntries(ofPhotos ? [...named, ['images', ofPhotos[1]]] : named)
}
