import {
  INDUSTRIES,
  PRODUCT_CATEGORIES,
  type IndustryName,
  type IndustrySlug,
  type ProductCategoryName,
} from '@portal/reference-data'
import { findBySlug, slugify } from '../shared/slug.ts'
import { getCategorySlug } from './category-slug.ts'

/** The name of a known category, as stored and shown. */
export type CategoryName = IndustryName | ProductCategoryName

/** What a business can be listed under: one of the ten product categories or of the ten industries. */
export interface Category {
  readonly name: CategoryName
  /** As in a listing's address. */
  readonly slug: string
  readonly kind: 'product' | 'industry'
  /** The industry that its businesses count towards: itself for an industry, null for none. */
  readonly industry: IndustrySlug | null
}

/** The twenty categories: product categories first, then the industries. */
export const CATEGORIES: readonly Category[] = [
  ...PRODUCT_CATEGORIES.map(({ name, industry }): Category => ({
    name,
    slug: getCategorySlug(name),
    kind: 'product',
    industry,
  })),
  ...INDUSTRIES.map(({ name, slug }): Category => ({
    name,
    slug: getCategorySlug(name),
    kind: 'industry',
    industry: slug,
  })),
]

const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]))

const byText = new Map<string, Category | undefined>([
  ...INDUSTRIES.flatMap(({ name, slug, aliases }) =>
    [slug, ...aliases].map((text) => [slugify(text), bySlug.get(getCategorySlug(name))] as const),
  ),
  // The name as it stands in each listing, which then needs no slug, and its slug.
  ...CATEGORIES.flatMap((category) =>
    [category.name, slugify(category.name)].map((text) => [text, category] as const),
  ),
])

/** The category with exactly this slug; null when there is none. */
export const findCategoryBySlug = (slug: string): Category | null => bySlug.get(slug) ?? null

/**
 * Finds a category by its name in any case, its slug, or any alias of an industry (`Food & Beverages`,
 * `food-and-beverages`, `agriculture`); null for an unknown one.
 */
export const parseCategory = (text: string): Category | null => findBySlug(byText, text) ?? null
