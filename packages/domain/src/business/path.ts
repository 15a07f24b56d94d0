import { slugify } from '../shared/slug.ts'
import { categorySlug } from './category-slug.ts'

/** The canonical path of a business: `/{country}/{category slug}/{slug}`. */
export const businessPath = (business: {
  readonly country: string
  readonly category: string
  readonly slug: string
}): string => `/${business.country}/${categorySlug(business.category)}/${business.slug}`

/** The slug of a business's name; never empty, and never digits only, which would be read as an id. */
export function businessSlug(name: string): string {
  const slug = slugify(name)
  if (slug === '') return 'business'
  return /^\d+$/.test(slug) ? `business-${slug}` : slug
}

/** The base slug, or the first of `base-2`, `base-3`, ... that is not taken. */
export function nextFreeSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  let number = 2
  while (isTaken(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
