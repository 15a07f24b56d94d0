import type { NewsCategoryName } from './news.ts'

/** A tab of the news page; no categories means every article. */
export interface NewsTab {
  readonly name: string
  readonly slug: string
  readonly categories: readonly NewsCategoryName[]
}

/** The eight tabs of the news page, in order. */
export const NEWS_TABS = [
  { name: 'Latest', slug: 'latest', categories: [] },
  { name: 'Policy', slug: 'policy', categories: ['Policy & Regulation'] },
  { name: 'Industry', slug: 'industry', categories: ['Industry News', 'Sustainability'] },
  { name: 'Funding', slug: 'funding', categories: ['Funding Announcements'] },
  { name: 'Success', slug: 'success', categories: ['Success Stories'] },
  { name: 'Technology', slug: 'technology', categories: ['Technology'] },
  { name: 'Trade', slug: 'trade', categories: ['Trade & Export'] },
  { name: 'Investment', slug: 'investment', categories: ['Investment'] },
] as const satisfies readonly NewsTab[]

/** The slug of one of the eight news tabs, as `tab` in the query of a news list. */
export type NewsTabSlug = (typeof NEWS_TABS)[number]['slug']

/** A section of the news menu: a filtered list at `/news/{slug}`. No categories means every article. */
export interface NewsSection {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly categories: readonly NewsCategoryName[]
  /** Whether the list opens with a choice of country. */
  readonly byCountry: boolean
}

/** The filtered lists of the news menu; any other `/news/{slug}` is an article. */
export const NEWS_SECTIONS = [
  {
    slug: 'countries',
    title: 'News by Country',
    description:
      'Business news from Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu: choose a country to read its own.',
    categories: [],
    byCountry: true,
  },
  {
    slug: 'industries',
    title: 'Industry News',
    description: 'What is happening in agriculture, fisheries, tourism and every other industry.',
    categories: ['Industry News', 'Technology', 'Sustainability'],
    byCountry: false,
  },
  {
    slug: 'policy',
    title: 'Policy & Regulation',
    description: 'New laws, licences, taxes and what they change for a business.',
    categories: ['Policy & Regulation'],
    byCountry: false,
  },
  {
    slug: 'funding',
    title: 'Funding & Investment',
    description: 'Grants, loans and investors that are open to businesses of the region.',
    categories: ['Funding Announcements', 'Investment'],
    byCountry: false,
  },
  {
    slug: 'success-stories',
    title: 'Success Stories',
    description: 'How businesses here started, grew and found their customers.',
    categories: ['Success Stories'],
    byCountry: false,
  },
  {
    slug: 'press',
    title: 'Press Releases',
    description: 'Announcements by governments, funders and companies.',
    categories: ['Policy & Regulation', 'Funding Announcements', 'Trade & Export', 'Investment'],
    byCountry: false,
  },
] as const satisfies readonly NewsSection[]

/** The slug of one of the news menu's filtered lists. */
export type NewsSectionSlug = (typeof NEWS_SECTIONS)[number]['slug']
