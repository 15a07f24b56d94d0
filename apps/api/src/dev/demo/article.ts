import type { CountryCode } from '@portal/domain/place'
import type { NewsCategoryName } from '@portal/reference-data'

export interface DemoArticle {
  readonly title: string
  readonly category: NewsCategoryName
  /** Empty: the whole region. */
  readonly countries: readonly CountryCode[]
  readonly daysAgo: number
  readonly author: string
  readonly isFeatured?: true
  readonly excerpt: string
  readonly paragraphs: readonly string[]
}
