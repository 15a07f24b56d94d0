import {
  RESOURCE_SECTIONS,
  RESOURCE_TABS,
  type ResourceSection,
  type ResourceSectionSlug,
  type ResourceTabSlug,
} from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'

/** The section at `/resources/{slug}`; null for the slug of a resource. */
export const findResourceSection = (
  slug: string,
): (ResourceSection & { readonly slug: ResourceSectionSlug }) | null =>
  RESOURCE_SECTIONS.find((section) => section.slug === slug) ?? null

/** Finds a tab of the resources page by name or slug; null for an unknown one. */
export const findResourceTab = (
  text: string,
): { readonly slug: ResourceTabSlug; readonly name: string } | null =>
  RESOURCE_TABS.find(({ slug, name }) => [slug, slugify(name)].includes(slugify(text))) ?? null
