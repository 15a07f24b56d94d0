import { COUNTRY_CODES, getCountry } from '@portal/domain/place'
import { toLocalTime } from '@portal/domain/shared'
import { JOB_TYPES, SKILLS, TENDER_KINDS } from '@portal/reference-data'
import { describe, expect, it } from 'vitest'
import { missing } from '#test/values.ts'
import { readDemoData } from '../data/demo-data.ts'
import { createCourseRecords } from './courses.ts'
import { createJobRecords, createTenderRecords } from './notices.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const data = readDemoData()

const tenders = createTenderRecords(data, NOW)
const jobs = createJobRecords(data, NOW)
const courses = createCourseRecords(data, NOW)

describe.each([
  { name: 'tenders', of: tenders, categories: TENDER_KINDS.map(({ slug }) => slug), words: 90 },
  { name: 'jobs', of: jobs, categories: JOB_TYPES.map(({ slug }) => slug), words: 55 },
  {
    name: 'courses',
    of: courses,
    categories: SKILLS.map(({ slug }) => slug).filter((slug) => slug !== 'assessment'),
    words: 40,
  },
])('the $name of the demo', ({ of, categories, words }) => {
  it('are full texts of every kind and country, with unique titles, marked as sample data', () => {
    expect(of.length).toBeGreaterThanOrEqual(20)
    expect(
      missing<string>(
        categories,
        of.map(({ category }) => category),
      ),
    ).toEqual([])
    expect(
      missing(
        COUNTRY_CODES,
        of.flatMap(({ countries }) => countries),
      ),
    ).toEqual([])
    expect(of.filter(({ body }) => body.split(/\s+/).length < words).map(({ title }) => title)).toEqual([])
    expect(new Set(of.map(({ title }) => title)).size).toBe(of.length)
    expect(of.every(({ isSample }) => isSample)).toBe(true)
    expect(of.filter(({ publishedAt }) => publishedAt >= NOW)).toEqual([])
  })

  it('have reserved example addresses only', () => {
    const addresses = JSON.stringify(of.map(({ body, details }) => [body, details])).match(
      /(?<=@|https:\/\/)[\w.-]+/g,
    )
    expect(addresses?.filter((address) => !/\.example\.?$/.test(address))).toEqual([])
  })
})

describe('tenders and jobs of the demo', () => {
  const closing = [...tenders, ...jobs]

  it('are mostly open, and close at the local time of their country', () => {
    for (const of of [tenders, jobs]) {
      const closed = of.filter(({ endsAt }) => (endsAt ?? 0) <= NOW)
      expect(closed.length).toBeGreaterThan(1)
      expect(closed.length).toBeLessThan(of.length / 3)
      expect(of.filter(({ isFeatured }) => isFeatured)).toHaveLength(2)
    }
    const bridges = tenders.find(({ title }) => title.startsWith('Repair of three footbridges'))
    // 16:00 in Honiara, 26 days after 20 November.
    expect(new Date(bridges?.endsAt ?? 0).toISOString()).toBe('2026-12-16T05:00:00.000Z')
    const odd = closing.filter(({ endsAt, countries: [country = 'sb'] }) => {
      const { hour } = toLocalTime(endsAt ?? 0, getCountry(country).timeZone)
      return hour < 12 || hour > 18
    })
    expect(odd.map(({ title }) => title)).toEqual([])
  })

  it('include some tenders with documents and lots', () => {
    const details = tenders.map((tender) => tender.details)
    expect(details.filter(({ documents }) => documents.length > 0).length).toBeGreaterThan(3)
    expect(details.filter(({ lots }) => lots.length > 1).length).toBeGreaterThan(2)
  })
})

describe('the courses of the demo', () => {
  it('are three or more per skill, and begin later or at any time', () => {
    const bySkill = Map.groupBy(courses, ({ category }) => category)
    expect([...bySkill].filter(([, of]) => of.length < 3).map(([skill]) => skill)).toEqual([])
    expect(courses.filter(({ startsAt }) => startsAt !== null && (startsAt ?? 0) <= NOW)).toEqual([])
    expect(courses.some(({ startsAt }) => startsAt === null)).toBe(true)
  })

  it('have a location unless they are online only', () => {
    const odd = courses.filter(
      ({ details: { mode, location } }) => (mode === 'Online') !== (location === null),
    )
    expect(odd.map(({ title }) => title)).toEqual([])
  })
})
