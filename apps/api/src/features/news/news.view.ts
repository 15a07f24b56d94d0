import type { NewsArticle, NewsItem } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { NewsListRow, NewsRow } from './news.table.ts'

export const newsItem = (row: NewsListRow): NewsItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  featuredImageUrl: row.featured_image_url,
  publishedAt: new Date(row.published_at).toISOString(),
  category: row.category,
  countries: JSON.parse(row.countries) as CountryCode[],
  readTime: row.read_time,
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

export const newsArticle = (row: NewsRow): NewsArticle => ({
  ...newsItem(row),
  body: row.body,
  author: row.author,
})
