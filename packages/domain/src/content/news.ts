import {
  NEWS_CATEGORIES,
  NEWS_SECTIONS,
  NEWS_TABS,
  type NewsCategory,
  type NewsSection,
  type NewsSectionSlug,
  type NewsTab,
  type NewsTabSlug,
} from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'

/** The news category of a name or slug, in any case; null when there is none. */
export const newsCategoryFromText = (text: string): NewsCategory | null =>
  NEWS_CATEGORIES.find(({ slug }) => slug === slugify(text)) ?? null

/** The tab of the news page with this name or slug; null when there is none. */
export const newsTab = (text: string): (NewsTab & { readonly slug: NewsTabSlug }) | null =>
  NEWS_TABS.find(({ slug }) => slug === slugify(text)) ?? null

/** The section of the news menu at `/news/{slug}`; null when the slug is an article's. */
export const newsSection = (slug: string): (NewsSection & { readonly slug: NewsSectionSlug }) | null =>
  NEWS_SECTIONS.find((section) => section.slug === slug) ?? null
