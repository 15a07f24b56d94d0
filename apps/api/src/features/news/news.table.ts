import type { Generated, Insertable, Selectable } from 'kysely'

export interface NewsTable {
  id: Generated<number>
  slug: string
  title: string
  excerpt: string
  featured_image_url: string | null
  /** An article shows from this instant on. */
  published_at: number
  category: string
  /** JSON: country codes; an empty list is the whole region. */
  countries: string
  /** Minutes. */
  read_time: number
  is_featured: 0 | 1
  is_sample: 0 | 1
  author: string | null
  /** Plain text, its paragraphs apart by an empty line. */
  body: string
}

export type NewsRow = Selectable<NewsTable>
export type NewNewsRow = Insertable<NewsTable>

/** What lists show of an article: all but its text. */
export const NEWS_LIST_COLUMNS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'featured_image_url',
  'published_at',
  'category',
  'countries',
  'read_time',
  'is_featured',
  'is_sample',
] as const satisfies readonly (keyof NewsRow)[]

export type NewsListRow = Pick<NewsRow, (typeof NEWS_LIST_COLUMNS)[number]>
