import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { IndustrySlug, TenderKindSlug } from '@portal/reference-data'

export interface DemoTender {
  readonly title: string
  readonly kind: TenderKindSlug
  readonly issuer: string
  /** The issuer's own number. */
  readonly reference: string | null
  readonly summary: string
  /** Paragraphs apart by an empty line. */
  readonly description: string
  readonly eligibility: string | null
  readonly country: CountryCode
  readonly province?: ProvinceCode
  readonly industry: IndustrySlug | null
  readonly value: string | null
  /** Days before the day of seeding. */
  readonly publishedDaysAgo: number
  /** Days from the day of seeding, as it is there; below 0 it has closed. */
  readonly closesInDays: number
  /** When it closes by the clock there: `16:00`. */
  readonly at: string
  readonly isFeatured?: true
  readonly lots?: readonly { readonly title: string; readonly description: string }[]
  readonly documents?: readonly { readonly title: string; readonly url: string }[]
  readonly howToSubmit: string
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
}
