import type { parseSkill } from '@portal/domain/content'

export type Skill = NonNullable<ReturnType<typeof parseSkill>>

/** The query for the businesses of a skill: its page and the server's load send the same. */
export const toBusinessesQuery = ({ category }: Skill) => ({ category, limit: '3' })
