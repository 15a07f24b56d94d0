import { SKILLS, type Skill, type SkillSlug } from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'

/** Finds a page of the skills portal by its slug; null for an unknown one. */
export const parseSkill = (text: string): (Skill & { readonly slug: SkillSlug }) | null =>
  SKILLS.find(({ slug }) => slug === slugify(text)) ?? null
