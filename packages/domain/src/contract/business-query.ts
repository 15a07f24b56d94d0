import * as v from 'valibot'
import { parseArea } from '../place/area.ts'
import { BUSINESS_SORTS, MAX_PAGED_ROWS, MAX_SAVES, MAX_SEARCH_LENGTH } from '../business/list-options.ts'
import { filterText, filterTexts, Flag, oneOf, wholeNumber } from './shared.ts'

/** A text to search for. */
export const SearchText = v.pipe(
  v.string('Please send one text to search for'),
  v.maxLength(MAX_SEARCH_LENGTH, `Please search for at most ${MAX_SEARCH_LENGTH} characters`),
)

const Coordinates = v.pipe(
  v.string('Please send one latitude and longitude'),
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

const AREA_MESSAGE = 'Expected an area as west,south,east,north in degrees, such as 159,-10,161,-9'

const Area = v.pipe(
  v.string(AREA_MESSAGE),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const area = parseArea(dataset.value)
    if (area) return area
    addIssue({ message: AREA_MESSAGE })
    return NEVER
  }),
)

/** The creation time of the last row in milliseconds, and its id; opaque to callers, who get it from a `next` link. */
const Cursor = v.pipe(
  v.string('Expected the cursor of a next link'),
  v.regex(/^-?\d{1,15}-\d{1,15}$/, 'Expected the cursor of a next link'),
)

/** As many as a device may save. */
const IDS_MESSAGE = `Expected at most ${MAX_SAVES} ids, separated by commas`

const Ids = v.pipe(
  v.string(IDS_MESSAGE),
  v.regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${MAX_SAVES - 1}}$`), IDS_MESSAGE),
  v.transform((text) => text.split(',').map(Number)),
)

/** The filters of a list of businesses. An unknown value matches nothing. */
export const BusinessFilters = v.object({
  /** A code, a long name, or a province code, which narrows to that province. */
  country: filterText,
  province: filterText,
  /** A town by its name, as in `towns` of the facets. */
  town: filterText,
  /** A category by name or slug. */
  category: filterText,
  /** An industry by name or slug, with the product categories in it. */
  industry: filterText,
  search: v.optional(SearchText),
  featured: v.optional(Flag),
  verified: v.optional(Flag),
  /** Open now. */
  open: v.optional(Flag),
  /** With photos. */
  photos: v.optional(Flag),
  /** The minimum rating: 3 or 4 stars, as in the facets. */
  rating: v.optional(wholeNumber(3, 4)),
  /** One or several of DELIVERIES: any of them. */
  delivery: filterTexts,
  /** One or several of PAYMENTS: any of them. */
  pays: filterTexts,
  /** One or several codes of AMENITIES: all of them. */
  amenity: filterTexts,
  /** One of BUSINESS_TABS. */
  tab: filterText,
  /** One or several of BUSINESS_TYPES: any of them. */
  type: filterTexts,
  near: v.optional(Coordinates),
  /**
   * A rectangle in degrees, `west,south,east,north`, longitudes from 0 to 360: only businesses with a position in it, the
   * nearest to its middle first, or to `near`. Cannot be combined with `sort`.
   */
  area: v.optional(Area),
})

export type BusinessFilters = v.InferOutput<typeof BusinessFilters>

/** Filters, order and page of a list of businesses. */
export const BusinessQuery = v.object({
  ...BusinessFilters.entries,
  /** `me`: the caller’s own, in every state; may be combined only with `limit` and `page`. */
  owner: filterText,
  /** The businesses with these ids, in this order, without those that are not public; cannot be combined. */
  ids: v.optional(Ids),
  sort: v.optional(oneOf(BUSINESS_SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, MAX_PAGED_ROWS)),
  after: v.optional(Cursor),
})
export type BusinessQuery = v.InferOutput<typeof BusinessQuery>
