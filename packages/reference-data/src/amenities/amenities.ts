import { INDUSTRIES, type IndustryName } from '../industries/industries.ts'
import { PRODUCT_CATEGORIES, type ProductCategoryName } from '../industries/product-categories.ts'

/** A choice of a form: its code as stored and in URLs, and its label. */
export interface ListingChoice {
  readonly code: string
  readonly label: string
}

/** The payment methods that businesses accept. */
export const PAYMENTS = [
  { code: 'cash', label: 'Cash' },
  { code: 'mobile-money', label: 'Mobile money' },
  { code: 'card', label: 'Card' },
] as const satisfies readonly ListingChoice[]

/** The code of a payment method. */
export type PaymentCode = (typeof PAYMENTS)[number]['code']

/** The ways in which goods or services reach customers. */
export const DELIVERIES = [
  { code: 'delivers', label: 'Delivers' },
  { code: 'by-sea', label: 'Serves by sea' },
] as const satisfies readonly ListingChoice[]

/** The code of a way of delivery. */
export type DeliveryCode = (typeof DELIVERIES)[number]['code']

/** Something that visitors want to know before they come, and the categories of its businesses. */
export interface Amenity extends ListingChoice {
  readonly categories: readonly (IndustryName | ProductCategoryName)[]
}

const EVERY_CATEGORY = [...PRODUCT_CATEGORIES, ...INDUSTRIES].map(({ name }) => name)

/** The amenities, in the order of filters and forms. */
export const AMENITIES = [
  { code: 'parking', label: 'Parking', categories: EVERY_CATEGORY },
  {
    code: 'wifi',
    label: 'Wifi',
    categories: [
      'Food & Beverages',
      'Beauty & Personal Care',
      'Sports & Recreation',
      'Books & Education',
      'Other',
      'Tourism & Hospitality',
      'ICT & Digital',
      'Real Estate & Property',
    ],
  },
  {
    code: 'wheelchair',
    label: 'Wheelchair access',
    categories: EVERY_CATEGORY.filter(
      (name) =>
        !['Agriculture & Agro-processing', 'Fisheries & Aquaculture', 'Mining & Resources'].includes(name),
    ),
  },
  {
    code: 'power',
    label: 'Own power',
    categories: [
      'Food & Beverages',
      'Beauty & Personal Care',
      'Books & Education',
      'Other',
      'Agriculture & Agro-processing',
      'Fisheries & Aquaculture',
      'Tourism & Hospitality',
      'ICT & Digital',
      'Logistics & Shipping',
      'Manufacturing',
      'Mining & Resources',
      'Real Estate & Property',
    ],
  },
  {
    code: 'air-conditioning',
    label: 'Air conditioning',
    categories: [
      'Food & Beverages',
      'Clothing & Fashion',
      'Electronics',
      'Beauty & Personal Care',
      'Books & Education',
      'Other',
      'Tourism & Hospitality',
      'ICT & Digital',
      'Real Estate & Property',
    ],
  },
  {
    code: 'toilets',
    label: 'Toilets',
    categories: [
      'Food & Beverages',
      'Handicrafts',
      'Home & Garden',
      'Beauty & Personal Care',
      'Sports & Recreation',
      'Books & Education',
      'Fresh Produce',
      'Other',
      'Tourism & Hospitality',
      'Construction & Materials',
      'Logistics & Shipping',
      'Manufacturing',
    ],
  },
  {
    code: 'meals',
    label: 'Meals',
    categories: ['Food & Beverages', 'Sports & Recreation', 'Tourism & Hospitality'],
  },
  {
    // From the airport or the wharf.
    code: 'transfers',
    label: 'Transfers',
    categories: ['Sports & Recreation', 'Tourism & Hospitality', 'Logistics & Shipping'],
  },
  {
    code: 'pool-or-beach',
    label: 'Pool or beach',
    categories: ['Sports & Recreation', 'Tourism & Hospitality', 'Real Estate & Property'],
  },
  {
    code: 'family-rooms',
    label: 'Family rooms',
    categories: ['Sports & Recreation', 'Tourism & Hospitality', 'Real Estate & Property'],
  },
  {
    code: 'cold-storage',
    label: 'Cold storage',
    categories: [
      'Food & Beverages',
      'Fresh Produce',
      'Agriculture & Agro-processing',
      'Fisheries & Aquaculture',
      'Logistics & Shipping',
      'Manufacturing',
    ],
  },
  {
    code: 'visits',
    label: 'Home or site visits',
    categories: [
      'Clothing & Fashion',
      'Electronics',
      'Home & Garden',
      'Beauty & Personal Care',
      'Books & Education',
      'Other',
      'ICT & Digital',
      'Construction & Materials',
      'Logistics & Shipping',
      'Energy & Renewables',
      'Mining & Resources',
      'Real Estate & Property',
    ],
  },
  {
    code: 'by-appointment',
    label: 'By appointment',
    categories: [
      'Handicrafts',
      'Clothing & Fashion',
      'Electronics',
      'Beauty & Personal Care',
      'Sports & Recreation',
      'Books & Education',
      'Other',
      'Agriculture & Agro-processing',
      'Fisheries & Aquaculture',
      'ICT & Digital',
      'Construction & Materials',
      'Logistics & Shipping',
      'Manufacturing',
      'Energy & Renewables',
      'Mining & Resources',
      'Real Estate & Property',
    ],
  },
  {
    code: 'wholesale',
    label: 'Wholesale',
    categories: [
      'Food & Beverages',
      'Handicrafts',
      'Clothing & Fashion',
      'Electronics',
      'Home & Garden',
      'Fresh Produce',
      'Other',
      'Agriculture & Agro-processing',
      'Fisheries & Aquaculture',
      'Construction & Materials',
      'Manufacturing',
      'Energy & Renewables',
      'Mining & Resources',
    ],
  },
  {
    code: 'export-orders',
    label: 'Export orders',
    categories: [
      'Food & Beverages',
      'Handicrafts',
      'Clothing & Fashion',
      'Home & Garden',
      'Fresh Produce',
      'Agriculture & Agro-processing',
      'Fisheries & Aquaculture',
      'Construction & Materials',
      'Manufacturing',
      'Mining & Resources',
    ],
  },
] as const satisfies readonly Amenity[]

/** The code of an amenity. */
export type AmenityCode = (typeof AMENITIES)[number]['code']
