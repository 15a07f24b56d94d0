import { describe, expect, it } from 'vitest'
import { missing } from '#test/values.ts'
import { readDemoData } from '../data/demo-data.ts'
import { createDemoBusinesses } from './demo-businesses.ts'
import { createDemoReviews, listReviewers } from './reviews.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const data = readDemoData()

describe('the reviews of the demo', () => {
  const reviewed = createDemoBusinesses(data, NOW).map((business) => ({
    business,
    reviews: createDemoReviews(data, business, NOW),
  }))

  it('of one business begin differently', () => {
    const beginning = ({ comment }: { comment: string }) => comment.split(' ').slice(0, 4).join(' ')
    const repetitive = reviewed.filter(({ reviews }) => new Set(reviews.map(beginning)).size < reviews.length)
    expect(repetitive.map(({ business }) => business.profile.name)).toEqual([])
  })

  it('exist for most businesses that show them and for some others', () => {
    const share = (enhanced: boolean) => {
      const group = reviewed.filter(
        ({ business: { record } }) => (record.subscriptionTier ?? 0) >= 2 === enhanced,
      )
      return group.filter(({ reviews }) => reviews.length > 0).length / group.length
    }
    expect(share(true)).toBeGreaterThan(0.75)
    expect(share(false)).toBeGreaterThan(0.1)
  })

  it('are by different people, after the business was created and before now', () => {
    const emails = listReviewers(data).map(({ email }) => email)
    const wrong = reviewed.filter(
      ({ business, reviews }) =>
        new Set(reviews.map(({ reviewer }) => reviewer)).size < reviews.length ||
        reviews.some(
          ({ createdAt, reviewer }) =>
            createdAt >= NOW || createdAt < business.record.createdAt || !emails.includes(reviewer.email),
        ),
    )
    expect(wrong.map(({ business }) => business.profile.name)).toEqual([])
  })

  it('include every rating and fill all slots', () => {
    const all = reviewed.flatMap(({ reviews }) => reviews)
    expect(
      missing(
        [1, 2, 3, 4, 5],
        all.map(({ rating }) => rating),
      ),
    ).toEqual([])
    expect(all.filter(({ comment }) => /[{}]|undefined/.test(comment))).toEqual([])
  })

  it('are pending while they are new, without a reply', () => {
    const waiting = reviewed.flatMap(({ reviews }) => reviews.filter(({ status }) => status === 'pending'))
    expect(waiting.length).toBeGreaterThan(1)
    expect(waiting.length).toBeLessThan(20)
    expect(waiting.filter(({ reply }) => reply !== undefined)).toEqual([])
  })

  it('are answered by some owners of businesses that show them', () => {
    const shown = reviewed.filter(({ business: { record } }) => (record.subscriptionTier ?? 0) >= 2)
    const all = shown.flatMap(({ reviews }) => reviews)
    const answered = all.filter(({ reply }) => reply !== undefined)
    expect(answered.length / all.length).toBeGreaterThan(0.3)
    expect(answered.length / all.length).toBeLessThan(0.9)
    expect(
      answered.filter(
        ({ reply, createdAt }) =>
          !reply || reply.at <= createdAt || reply.at >= NOW || /[{}]|undefined/.test(reply.text),
      ),
    ).toEqual([])
  })
})
