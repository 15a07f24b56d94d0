import { DAY, HOUR } from '@portal/domain/shared'
import type { RecordOf } from '#features/content/content.record.ts'
import type { DemoData } from '../data/demo-data.ts'

/** Creates the articles of the demo, published in the weeks before `now` (milliseconds). */
export const createArticleRecords = ({ articles }: DemoData, now: number): RecordOf<'news'>[] =>
  articles.map(({ daysAgo, excerpt, author, ...article }, position) => ({
    ...article,
    kind: 'news',
    summary: excerpt,
    details: { author, featuredImageUrl: null },
    // Spread over the hours of a working day.
    publishedAt: now - daysAgo * DAY - (position % 7) * HOUR,
    isSample: true,
  }))
