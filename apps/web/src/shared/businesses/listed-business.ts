import { getBusinessPath, toExcerpt } from '@portal/domain/business'
import type { BusinessSummary } from '@portal/domain/contract'
import type { Coordinates } from '@portal/domain/place'
import { slugify } from '@portal/domain/shared'
import { getPhotoAt } from '../media/photo.ts'
import { packHours } from './packed-hours.ts'

const LISTED_FIELDS = [
  'id',
  'name',
  'category',
  'country',
  'province',
  'address',
  'isVerified',
  'rating',
  'reviewCount',
  'isSample',
  'phone',
] as const satisfies readonly (keyof BusinessSummary)[]

/** A business as a list shows it. */
export type ListedBusiness = Pick<BusinessSummary, (typeof LISTED_FIELDS)[number]> & {
  /** Left out if it can be derived from the name. */
  slug?: string
  excerpt: string
  /** In a search, where its words stand in the excerpt, which is then the sentence that matched. */
  marks?: readonly (readonly [number, number])[]
  /** See `packHours`; left out where they are unknown. */
  hours?: string
  /** Left out unless it is temporarily closed: the local day until then, or `true` if the day is unknown. */
  closed?: string | true
  /** Only in a list whose cards may show distances: with `near` or a text, which may name a place. */
  position?: Coordinates
  /** See `parseCover`: `/media/n1f…-400.webp#367`, `/media/n1f…-400.webp#367-lower`. */
  cover?: string
}

/** Length of an excerpt, which cards clamp to two lines. */
const CARD_EXCERPT = 112

/** The nearest three-digit colour: it is only shown until the photo has loaded. */
const shortenColor = (color: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 17).toString(16)).join('')}`

const formatMeasures = ({ color, focus }: NonNullable<BusinessSummary['cover']>): string =>
  shortenColor(color) + (focus ? `-${focus}` : '')

/** Reads a listed cover: its address, approximate colour, and the part that stays in view. */
export function parseCover(cover: string): { photo: string; color?: string; focus?: string } {
  const [photo = '', measures] = cover.split('#')
  if (measures === undefined) return { photo }
  const [color = '', focus] = measures.split('-')
  return { photo, color: `#${color}`, ...(focus !== undefined && { focus }) }
}

/**
 * Reduces a business to what lists show, since it is dehydrated with the page. Its position is kept for a query with
 * `near` or a text, whose cards may show the distance.
 */
export function toListedBusiness(
  business: BusinessSummary,
  { near, search, q }: { near?: unknown; search?: unknown; q?: unknown } = {},
): ListedBusiness {
  const { name, slug, images, cover, latitude, longitude, match } = business
  return {
    ...(Object.fromEntries(LISTED_FIELDS.map((key) => [key, business[key]])) as Pick<
      BusinessSummary,
      (typeof LISTED_FIELDS)[number]
    >),
    ...(slug !== slugify(name) && { slug }),
    ...(business.hours && { hours: packHours(business.hours) }),
    ...(business.temporarilyClosed && { closed: business.temporarilyClosedUntil ?? true }),
    excerpt: match?.text ?? toExcerpt(business.excerpt, CARD_EXCERPT),
    ...(match && { marks: match.marks }),
    ...(images[0] !== undefined && {
      cover: getPhotoAt(images[0], 400) + (cover ? formatMeasures(cover) : ''),
    }),
    ...((near ?? search ?? q) !== undefined &&
      latitude !== null &&
      longitude !== null && { position: { latitude, longitude } }),
  }
}

/** Paths by business: lists repeat businesses, and making a slug of a name is slow. */
const pathCache = new WeakMap<ListedBusiness, string>()

function cachePath(business: ListedBusiness): string {
  const path = getBusinessPath({ ...business, slug: business.slug ?? slugify(business.name) })
  pathCache.set(business, path)
  return path
}

/** Path of a listed business's profile. */
export const getListedPath = (business: ListedBusiness): string =>
  pathCache.get(business) ?? cachePath(business)
