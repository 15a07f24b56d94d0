import { CountryCode } from '@portal/domain/contract'
import * as v from 'valibot'
import { days, isFeatured, line, paragraphs } from './fields.ts'

/** `news/technology.yaml`: the articles of a category. */
export const Articles = v.array(
  v.strictObject({
    title: line,
    author: line,
    /** Empty: the whole region. */
    countries: v.array(CountryCode),
    daysAgo: days,
    isFeatured,
    excerpt: line,
    body: paragraphs,
  }),
)
