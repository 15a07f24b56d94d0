import { INDUSTRIES, type Industry as IndustryRow, type IndustrySlug } from '@portal/reference-data'
import { findBySlug, slugify } from '../shared/slug.ts'
import { CATEGORIES, parseCategory, type Category } from './categories.ts'

/** One of the ten industries. */
export type Industry = IndustryRow & { readonly slug: IndustrySlug }

const byText = new Map<string, Industry>(
  INDUSTRIES.flatMap((industry) =>
    [industry.name, industry.slug, ...industry.aliases].map((text) => [slugify(text), industry] as const),
  ),
)

/** Finds an industry by name, slug or alias, in any case; null for an unknown one. */
export const parseIndustry = (text: string): Industry | null => findBySlug(byText, text) ?? null

/** The industry of a category; null for an unknown category or one without an industry. */
export function getIndustryOfCategory(name: string): Industry | null {
  const slug = parseCategory(name)?.industry
  return slug ? parseIndustry(slug) : null
}

/** The categories of an industry: itself and its product categories; empty for an unknown one. */
export const listCategoriesOfIndustry = (slug: string): readonly Category[] =>
  CATEGORIES.filter(({ industry }) => industry === slug)
