import { NEWS_CATEGORIES, type NewsCategory } from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'

/** Finds a news category by name or slug, in any case; null for an unknown one. */
export const parseNewsCategory = (text: string): NewsCategory | null =>
  NEWS_CATEGORIES.find(({ slug }) => slug === slugify(text)) ?? null
