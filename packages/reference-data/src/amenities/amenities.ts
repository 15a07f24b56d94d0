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

/** What visitors want to know before they come, in the order of filters and forms. */
export const AMENITIES = [
  { code: 'parking', label: 'Parking' },
  { code: 'wifi', label: 'Wifi' },
  { code: 'wheelchair', label: 'Wheelchair access' },
  { code: 'power', label: 'Own power' },
  { code: 'air-conditioning', label: 'Air conditioning' },
  { code: 'toilets', label: 'Toilets' },
  { code: 'meals', label: 'Meals' },
  // From the airport or the wharf.
  { code: 'transfers', label: 'Transfers' },
  { code: 'pool-or-beach', label: 'Pool or beach' },
  { code: 'family-rooms', label: 'Family rooms' },
  { code: 'cold-storage', label: 'Cold storage' },
  { code: 'visits', label: 'Home or site visits' },
  { code: 'by-appointment', label: 'By appointment' },
  { code: 'wholesale', label: 'Wholesale' },
  { code: 'export-orders', label: 'Export orders' },
] as const satisfies readonly ListingChoice[]

/** The code of an amenity. */
export type AmenityCode = (typeof AMENITIES)[number]['code']
