import { BUSINESS_TYPES } from '@portal/reference-data'
import * as v from 'valibot'
import { BUSINESS_SORTS, BUSINESS_TABS, PAGED_ROWS, SEARCH_MAX } from '../business/list-options.ts'
import { filterText, Flag, oneOf, someOf, wholeNumber } from './shared.ts'

/** A text to search for. */
export const SearchText = v.pipe(
  v.string('Please send one text to search for'),
  v.maxLength(SEARCH_MAX, `Please search for at most ${SEARCH_MAX} characters`),
)

const Coordinates = v.pipe(
  v.string(),
  v.regex(
    /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/,
    'Expected a latitude and a longitude such as -9.43,159.95',
  ),
  v.transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  }),
  v.check(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'Expected a latitude from -90 to 90 and a longitude from -180 to 180',
  ),
)

/** Filters, order and page of a list of businesses. An unknown filter value matches nothing. */
export const BusinessQuery = v.object({
  /** A code, a long name, or a province code, which narrows to that province. */
  country: filterText,
  province: filterText,
  /** A category by name or slug. */
  category: filterText,
  /** An industry by name or slug, with the product categories in it. */
  industry: filterText,
  search: v.optional(SearchText),
  featured: v.optional(Flag),
  owner: v.optional(oneOf(['me'])),
  tab: v.optional(oneOf(BUSINESS_TABS)),
  type: v.optional(someOf(BUSINESS_TYPES)),
  near: v.optional(Coordinates),
  sort: v.optional(oneOf(BUSINESS_SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, PAGED_ROWS)),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Expected the cursor of a next link'))),
})
export type BusinessQuery = v.InferOutput<typeof BusinessQuery>
