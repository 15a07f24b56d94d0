import type { CountryCode } from '@portal/domain/place'
import type { CourseMode, SkillSlug } from '@portal/reference-data'

export interface DemoCourse {
  readonly title: string
  /** The page of the skills portal that it is filed under. */
  readonly skill: Exclude<SkillSlug, 'assessment'>
  readonly provider: string
  readonly summary: string
  /** Paragraphs apart by an empty line. */
  readonly description: string
  readonly mode: CourseMode
  readonly duration: string
  readonly price: string
  /** Null where it is held online alone. */
  readonly location: string | null
  readonly country: CountryCode
  /** Days from the day of seeding, as it is there; null: at any time. */
  readonly startsInDays: number | null
  /** When it begins by the clock there: `09:00`. */
  readonly at: string
  readonly howToEnrol: string
}
