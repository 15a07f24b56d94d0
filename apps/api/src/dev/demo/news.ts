import { DAY, HOUR } from '@portal/domain/shared'
import type { NewsRecord } from '#features/news/news.service.ts'
import type { DemoArticle } from './article.ts'
import { fundingArticles } from './articles/funding.ts'
import { industryArticles } from './articles/industry.ts'
import { investmentArticles } from './articles/investment.ts'
import { policyArticles } from './articles/policy.ts'
import { successArticles } from './articles/success.ts'
import { sustainabilityArticles } from './articles/sustainability.ts'
import { technologyArticles } from './articles/technology.ts'
import { tradeArticles } from './articles/trade.ts'

const ARTICLES: readonly DemoArticle[] = [
  ...policyArticles,
  ...industryArticles,
  ...fundingArticles,
  ...successArticles,
  ...technologyArticles,
  ...tradeArticles,
  ...investmentArticles,
  ...sustainabilityArticles,
]

/** The articles of the demo, published over the weeks before `now`. */
export const demoNews = (now: number): NewsRecord[] =>
  ARTICLES.map(({ daysAgo, paragraphs, ...article }, position) => ({
    ...article,
    body: paragraphs.join('\n\n'),
    publishedAt: now - daysAgo * DAY - (position % 7) * HOUR,
    isSample: true,
  }))
