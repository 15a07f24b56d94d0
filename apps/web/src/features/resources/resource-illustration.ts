import { findResourceSection } from '@portal/domain/content'
import type { ResourceSectionSlug } from '@portal/reference-data'
import type { IllustrationName } from '#shared/illustrations/illustrations.ts'

/** The drawing of each section; no two have the same. */
export const SECTION_ILLUSTRATIONS: Readonly<Record<ResourceSectionSlug, IllustrationName>> = {
  guides: 'meeting-house',
  templates: 'veranda',
  licensing: 'court-house',
  taxes: 'office',
  export: 'islands',
  logistics: 'harbour',
  finance: 'market',
  standards: 'workshop',
  digital: 'cable',
  training: 'school',
}

/** The drawing of a resource's topic. */
export function getTopicIllustration(topic: string): IllustrationName {
  const section = findResourceSection(topic)
  return section ? SECTION_ILLUSTRATIONS[section.slug] : SECTION_ILLUSTRATIONS.guides
}
