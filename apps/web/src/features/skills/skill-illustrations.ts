import type { SkillSlug } from '@portal/reference-data'
import type { IllustrationName } from '#shared/illustrations/illustrations.ts'

/** The drawing of each page of the skills portal; no two have the same. */
export const SKILL_ILLUSTRATIONS: Readonly<Record<SkillSlug, IllustrationName>> = {
  professional: 'office',
  technical: 'workshop',
  business: 'market',
  'digital-literacy': 'veranda',
  leadership: 'meeting-house',
  certifications: 'court-house',
  mentorship: 'boat-yard',
  assessment: 'school',
}
