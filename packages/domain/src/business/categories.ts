import {
  INDUSTRIES,
  PRODUCT_CATEGORIES,
  type IndustryName,
  type IndustrySlug,
  type ProductCategoryName,
} from '@portal/reference-data'
import { findBySlug, slugify } from '../shared/slug.ts'
import { categorySlug } from './category-slug.ts'

/** The name of a known category, as stored and shown. */
export type CategoryName = IndustryName | ProductCategoryName

/** What a business can be listed under: one of the ten product categories or of the ten industries. */
export interface Category {
  readonly name: CategoryName
  /** As in a listing's address. */
  readonly slug: string
  readonly kind: 'product' | 'industry'
  /** The industry whose listings it is counted among; an industry's is itself, null is none. */
  readonly industry: IndustrySlug | null
}

/** The twenty known categories: what shops sell, then the industries. */
export const CATEGORIES: readonly Category[] = [
  ...PRODUCT_CATEGORIES.map(({ name, industry }): Category => ({
    name,
    slug: categorySlug(name),
    kind: 'product',
    industry,
  })),
  ...INDUSTRIES.map(({ name, slug }): Category => ({
    name,
    slug: categorySlug(name),
    kind: 'industry',
    industry: slug,
  })),
]

const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]))

const byText = new Map([
  ...INDUSTRIES.flatMap(({ name, slug, aliases }) =>
    [slug, ...aliases].map((text) => [slugify(text), bySlug.get(categorySlug(name))] as const),
  ),
  ...CATEGORIES.map((category) => [slugify(category.name), category] as const),
])

/** The category whose slug this is, to the letter; null when there is none. */
export const categoryFromSlug = (slug: string): Category | null => bySlug.get(slug) ?? null

/**
 * The category that a text names: its name in any case, its slug, or for an industry any of its slugs
 * (`Food & Beverages`, `food-and-beverages`, `agriculture`); null when it names none.
 */
export const categoryFromText = (text: string): Category | null => findBySlug(byText, text) ?? null
