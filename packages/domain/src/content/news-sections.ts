import {
  NEWS_SECTIONS,
  NEWS_TABS,
  type NewsSection,
  type NewsSectionSlug,
  type NewsTab,
  type NewsTabSlug,
} from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'

/** Finds a tab of the news page by name or slug; null for an unknown one. */
export const findNewsTab = (text: string): (NewsTab & { readonly slug: NewsTabSlug }) | null =>
  NEWS_TABS.find(({ slug }) => slug === slugify(text)) ?? null

/** The section of the news menu at `/news/{slug}`; null for the slug of an article. */
export const findNewsSection = (slug: string): (NewsSection & { readonly slug: NewsSectionSlug }) | null =>
  NEWS_SECTIONS.find((section) => section.slug === slug) ?? null
