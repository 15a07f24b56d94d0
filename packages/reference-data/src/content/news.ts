/** A subject that articles are filed under. */
export interface NewsCategory {
  readonly name: string
  readonly slug: string
}

/** The eight news categories. */
export const NEWS_CATEGORIES = [
  { name: 'Policy & Regulation', slug: 'policy-and-regulation' },
  { name: 'Industry News', slug: 'industry-news' },
  { name: 'Funding Announcements', slug: 'funding-announcements' },
  { name: 'Success Stories', slug: 'success-stories' },
  { name: 'Technology', slug: 'technology' },
  { name: 'Trade & Export', slug: 'trade-and-export' },
  { name: 'Investment', slug: 'investment' },
  { name: 'Sustainability', slug: 'sustainability' },
] as const satisfies readonly NewsCategory[]

/** The name of one of the eight news categories. */
export type NewsCategoryName = (typeof NEWS_CATEGORIES)[number]['name']
