import { INDUSTRIES, type Industry as IndustryRow, type IndustrySlug } from '@portal/reference-data'
import { findBySlug, slugify } from '../shared/slug.ts'
import { CATEGORIES, categoryFromText, type Category } from './categories.ts'

/** One of the ten industries. */
export type Industry = IndustryRow & { readonly slug: IndustrySlug }

const byText = new Map<string, Industry>(
  INDUSTRIES.flatMap((industry) =>
    [industry.name, industry.slug, ...industry.aliases].map((text) => [slugify(text), industry] as const),
  ),
)

/** The industry that a name, slug or alias stands for, in any case; null when there is none. */
export const industryFromText = (text: string): Industry | null => findBySlug(byText, text) ?? null

/** The industry whose listings a category is counted among; null for an unknown category and for one of none. */
export function industryOfCategory(name: string): Industry | null {
  const slug = categoryFromText(name)?.industry
  return slug ? industryFromText(slug) : null
}

/** The categories counted among an industry: itself and its product categories; empty for an unknown one. */
export const categoriesOfIndustry = (slug: string): readonly Category[] =>
  CATEGORIES.filter(({ industry }) => industry === slug)
