import { COUNTRY_CODES } from '@portal/domain/place'
import { NEWS_CATEGORIES } from '@portal/reference-data'
import { describe, expect, it } from 'vitest'
import { missing, repeated } from '#test/values.ts'
import { readDemoData } from '../data/demo-data.ts'
import { createArticleRecords } from './articles.ts'

const NOW = Date.UTC(2026, 10, 20, 5)

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

describe('the articles of the demo', () => {
  const articles = createArticleRecords(readDemoData(), NOW)

  it('are full articles of every category and country', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24)
    const short = articles.filter(({ body }) => body.split(/\s+/).length < 150)
    expect(short.map(({ title }) => title)).toEqual([])
    expect(
      missing(
        NEWS_CATEGORIES.map(({ name }) => name),
        articles.map(({ category }) => category as never),
      ),
    ).toEqual([])
    expect(
      missing(
        COUNTRY_CODES,
        articles.flatMap(({ countries }) => countries),
      ),
    ).toEqual([])
  })

  it('repeat no sentence and are published already', () => {
    expect(repeated(articles.flatMap(({ body }) => sentencesOf(body)))).toEqual([])
    expect(articles.filter(({ publishedAt }) => publishedAt >= NOW)).toEqual([])
  })

  it('have two featured ones, and are all marked as sample data', () => {
    expect(articles.filter(({ isFeatured }) => isFeatured)).toHaveLength(2)
    expect(articles.every(({ isSample }) => isSample === true)).toBe(true)
  })
})
