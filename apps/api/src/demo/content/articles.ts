import { DAY, HOUR } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.service.ts'
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
export const demoNews = (now: number): RecordOf<'news'>[] =>
  ARTICLES.map(({ daysAgo, paragraphs, excerpt, author, ...article }, position) => ({
    ...article,
    kind: 'news',
    summary: excerpt,
    body: paragraphs.join('\n\n'),
    details: { author, featuredImageUrl: null },
    publishedAt: now - daysAgo * DAY - (position % 7) * HOUR,
    isSample: true,
  }))
