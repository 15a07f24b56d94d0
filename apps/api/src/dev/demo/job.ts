import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { IndustrySlug, JobTypeSlug } from '@portal/reference-data'

export interface DemoJob {
  readonly title: string
  readonly employer: string
  /** The employer's own number. */
  readonly reference: string | null
  readonly type: JobTypeSlug
  readonly summary: string
  /** Paragraphs apart by an empty line. */
  readonly description: string
  readonly requirements: string | null
  /** Town or island. */
  readonly location: string
  readonly country: CountryCode
  readonly province?: ProvinceCode
  readonly industry: IndustrySlug | null
  readonly salary: string | null
  /** Days before the day of seeding. */
  readonly publishedDaysAgo: number
  /** Days from the day of seeding, as it is there; below 0 it has closed. */
  readonly closesInDays: number
  /** When it closes by the clock there: `16:00`. */
  readonly at: string
  readonly isFeatured?: true
  readonly howToApply: string
  readonly applyUrl: string | null
  readonly contactEmail: string | null
}
