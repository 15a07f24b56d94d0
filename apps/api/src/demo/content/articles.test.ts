import { COUNTRY_CODES, countryOf } from '@portal/domain/place'
import { localTime } from '@portal/domain/shared'
import { EVENT_TYPES, NEWS_CATEGORIES } from '@portal/reference-data'
import { describe, expect, it } from 'vitest'
import { demoEvents } from './events.ts'
import { demoListings } from './listings.ts'
import { demoNews } from './news.ts'
import { demoReviews, REVIEWERS } from './reviews.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const DAY = 86_400_000

const repeated = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)].filter(([, same]) => same.length > 1).map(([value]) => value)
const missing = <Value>(all: readonly Value[], there: readonly Value[]) =>
  all.filter((value) => !there.includes(value))
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

describe('the news of the demo', () => {
  const news = demoNews(NOW)

  it('are whole articles over every category and country', () => {
    expect(news.length).toBeGreaterThanOrEqual(24)
    const short = news.filter(({ body }) => body.split(/\s+/).length < 150)
    expect(short.map(({ title }) => title)).toEqual([])
    expect(
      missing(
        NEWS_CATEGORIES.map(({ name }) => name),
        news.map(({ category }) => category as never),
      ),
    ).toEqual([])
    expect(
      missing(
        COUNTRY_CODES,
        news.flatMap(({ countries }) => countries),
      ),
    ).toEqual([])
  })

  it('say no sentence twice and are out already', () => {
    expect(repeated(news.flatMap(({ body }) => sentencesOf(body)))).toEqual([])
    expect(news.filter(({ publishedAt }) => publishedAt >= NOW)).toEqual([])
  })

  it('have two that stand out, and are all marked as sample data', () => {
    expect(news.filter(({ isFeatured }) => isFeatured)).toHaveLength(2)
    expect(news.every(({ isSample }) => isSample === true)).toBe(true)
  })
})

describe('the events of the demo', () => {
  const events = demoEvents(NOW)

  it('are of every type and country, most of them to come', () => {
    expect(events.length).toBeGreaterThanOrEqual(20)
    expect(
      missing(
        EVENT_TYPES.map(({ name }) => name),
        events.map(({ category }) => category as never),
      ),
    ).toEqual([])
    expect(
      missing(
        COUNTRY_CODES,
        events.flatMap(({ countries }) => countries),
      ),
    ).toEqual([])
    const past = events.filter(({ endsAt }) => (endsAt ?? 0) <= NOW)
    expect(past.length).toBeGreaterThan(0)
    expect(past.length).toBeLessThan(events.length / 4)
  })

  it('begin when the clock of their country says so', () => {
    const gizo = events.find(({ title }) => title === 'Western Islands Trade Days')
    expect(gizo?.timeZone).toBe('Pacific/Guadalcanal')
    // 5:00 UTC is 16:00 in Gizo: 24 days after 20 November, at nine in the morning there.
    expect(new Date(gizo?.startsAt ?? 0).toISOString()).toBe('2026-12-13T22:00:00.000Z')
    const odd = events.filter(({ startsAt, timeZone = '' }) => {
      const { hour } = localTime(startsAt ?? 0, timeZone)
      return hour < 6 || hour > 19
    })
    expect(odd.map(({ title }) => title)).toEqual([])
    expect(
      events.filter(({ countries: [country = 'sb'], timeZone }) => timeZone !== countryOf(country).timeZone),
    ).toEqual([])
  })

  it('move with the day of seeding and are marked as sample data', () => {
    const later = demoEvents(NOW + 10 * DAY)
    expect(later.map(({ startsAt }) => (startsAt ?? 0) - 10 * DAY)).toEqual(
      events.map(({ startsAt }) => startsAt),
    )
    expect(events.every(({ isSample }) => isSample === true)).toBe(true)
  })
})

describe('the reviews of the demo', () => {
  const listings = demoListings(NOW)
  const reviewed = listings.map((listing) => ({ listing, reviews: demoReviews(listing, NOW) }))

  it('has no two of a listing that begin alike', () => {
    const beginning = ({ comment }: { comment: string }) => comment.split(' ').slice(0, 4).join(' ')
    const echoing = reviewed.filter(({ reviews }) => new Set(reviews.map(beginning)).size < reviews.length)
    expect(echoing.map(({ listing }) => listing.trade.name)).toEqual([])
  })

  it('stand under most listings that show them and under some others', () => {
    const share = (enhanced: boolean) => {
      const group = reviewed.filter(
        ({ listing: { record } }) => (record.subscriptionTier ?? 0) >= 2 === enhanced,
      )
      return group.filter(({ reviews }) => reviews.length > 0).length / group.length
    }
    expect(share(true)).toBeGreaterThan(0.75)
    expect(share(false)).toBeGreaterThan(0.1)
  })

  it('are by different people, after the listing was there and before now', () => {
    const wrong = reviewed.filter(
      ({ listing, reviews }) =>
        new Set(reviews.map(({ reviewer }) => reviewer)).size < reviews.length ||
        reviews.some(
          ({ createdAt, reviewer }) =>
            createdAt >= NOW || createdAt < listing.record.createdAt || !REVIEWERS[reviewer],
        ),
    )
    expect(wrong.map(({ listing }) => listing.trade.name)).toEqual([])
  })

  it('give every number of stars somewhere and leave no slot unfilled', () => {
    const all = reviewed.flatMap(({ reviews }) => reviews)
    expect(
      missing(
        [1, 2, 3, 4, 5],
        all.map(({ rating }) => rating),
      ),
    ).toEqual([])
    expect(all.filter(({ comment }) => /[{}]|undefined/.test(comment))).toEqual([])
  })
})
