import { CATEGORIES } from '@portal/domain/business'
import type { BusinessFacets, Understood } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { AMENITIES, BUSINESS_TYPES, DELIVERIES, PAYMENTS } from '@portal/reference-data'

/** Each value once, with one business less for each. */
const counted = <Value>(values: readonly Value[]) =>
  values.map((value, place) => ({ value, count: values.length - place }))

/** Numbers beside filters: each choice leaves something. */
export const someFacets = (own: Partial<BusinessFacets> = {}): BusinessFacets => ({
  total: 210,
  countries: counted(COUNTRY_CODES),
  provinces: counted(PROVINCE_CODES),
  towns: [],
  categories: counted(CATEGORIES.map(({ name }) => name)),
  types: counted(BUSINESS_TYPES),
  open: 7,
  verified: 5,
  photos: 9,
  ratings: [
    { value: 3, count: 6 },
    { value: 4, count: 4 },
  ],
  delivery: counted(DELIVERIES.map(({ code }) => code)),
  pays: counted(PAYMENTS.map(({ code }) => code)),
  amenities: counted(AMENITIES.map(({ code }) => code)),
  ...own,
})

/** How a text is interpreted that is searched for unchanged. */
export const anUnderstood = (own: Partial<Understood> = {}): Understood => ({
  namesTrade: true,
  namesBusiness: false,
  words: ['oil'],
  places: [],
  corrected: [],
  matchLevel: 1,
  here: 1,
  elsewhere: 0,
  around: null,
  ...own,
})

/** The place that `guesthouse gizo` asks for. */
export const gizo = {
  name: 'Gizo',
  kind: 'town',
  country: 'sb',
  province: 'western',
  typed: 'gizo',
  without: 'guesthouse',
  position: { latitude: -8.1, longitude: 156.84 },
} as const
