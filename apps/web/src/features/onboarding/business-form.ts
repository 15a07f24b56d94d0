import type { ShopForm } from '@portal/domain/contract'
import type { OwnListing } from './onboarding.api.ts'

/** The wizard's form while it is filled. */
export type BusinessForm = ShopForm
export type BusinessField = keyof BusinessForm

/** The fields that are typed or chosen. */
export const TEXT_FIELDS = [
  'shopName',
  'category',
  'description',
  'province',
  'cityTown',
  'ownerName',
  'email',
  'phone',
  'businessLicense',
] as const satisfies readonly BusinessField[]

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

/** Whether nothing has been typed that would be missed; a place alone is chosen by an address. */
export const isBlank = (shop: BusinessForm): boolean =>
  TEXT_FIELDS.every((name) => name === 'province' || shop[name].trim() === '')

/** The form of a listing that was sent in before. */
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
