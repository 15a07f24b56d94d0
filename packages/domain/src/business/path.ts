import { slugify } from '../shared/slug.ts'
import { getCategorySlug } from './category-slug.ts'

/** The canonical path of a business: `/{country}/{category slug}/{slug}`. */
export const getBusinessPath = (business: {
  readonly country: string
  readonly category: string
  readonly slug: string
}): string => `/${business.country}/${getCategorySlug(business.category)}/${business.slug}`

/** Path segments of the API below `/api/businesses`, which no business may have as its slug. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(['facets', 'map'])

/** The slug of a business's name; never empty, reserved, or digits only, which would be read as an id. */
export function getBusinessSlug(name: string): string {
  const slug = slugify(name)
  if (slug === '') return 'business'
  return /^\d+$/.test(slug) || RESERVED_SLUGS.has(slug) ? `business-${slug}` : slug
}

/** The base slug, or the first of `base-2`, `base-3`, ... that is not taken. */
export function getNextFreeSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  let number = 2
  while (isTaken(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
