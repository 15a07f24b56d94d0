import type { NewsArticle } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { paths } from '#shared/urls/paths.ts'

const PUBLISHER = 'Pacific Business Portal'

/** An article as schema.org data, without unknown fields. */
export function toNewsJsonLd(article: NewsArticle, origin: string) {
  const url = origin + paths.newsArticle(article.slug)
  const publisher = { '@type': 'Organization', name: PUBLISHER, url: `${origin}/` }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.publishedAt,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    isAccessibleForFree: true,
    articleSection: article.category,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    ...(article.featuredImageUrl && { image: new URL(article.featuredImageUrl, origin).href }),
    ...(article.countries.length > 0 && {
      contentLocation: article.countries.map((code) => ({ '@type': 'Country', name: getCountry(code).name })),
    }),
  }
}
