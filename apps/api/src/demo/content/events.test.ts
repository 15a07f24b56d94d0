import { COUNTRY_CODES, getCountry } from '@portal/domain/place'
import { DAY, toLocalTime } from '@portal/domain/shared'
import { EVENT_TYPES } from '@portal/reference-data'
import { describe, expect, it } from 'vitest'
import { missing } from '#test/values.ts'
import { readDemoData } from '../data/demo-data.ts'
import { createEventRecords } from './events.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const data = readDemoData()

describe('the events of the demo', () => {
  const events = createEventRecords(data, NOW)

  it('are of every type and country, most of them upcoming', () => {
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

  it('begin at the local time of their country', () => {
    const gizo = events.find(({ title }) => title === 'Western Islands Trade Days')
    expect(gizo?.timeZone).toBe('Pacific/Guadalcanal')
    // 5:00 UTC is 16:00 in Gizo: 24 days after 20 November, at nine in the morning there.
    expect(new Date(gizo?.startsAt ?? 0).toISOString()).toBe('2026-12-13T22:00:00.000Z')
    const odd = events.filter(({ startsAt, timeZone = '' }) => {
      const { hour } = toLocalTime(startsAt ?? 0, timeZone)
      return hour < 6 || hour > 19
    })
    expect(odd.map(({ title }) => title)).toEqual([])
    expect(
      events.filter(({ countries: [country = 'sb'], timeZone }) => timeZone !== getCountry(country).timeZone),
    ).toEqual([])
  })

  it('move with the day of seeding and are marked as sample data', () => {
    const later = createEventRecords(data, NOW + 10 * DAY)
    expect(later.map(({ startsAt }) => (startsAt ?? 0) - 10 * DAY)).toEqual(
      events.map(({ startsAt }) => startsAt),
    )
    expect(events.every(({ isSample }) => isSample === true)).toBe(true)
  })
})

describe('the webinars with speakers of the demo', () => {
  it('are six with speaker, company and programme, four of them upcoming', () => {
    const withSpeaker = createEventRecords(data, NOW).filter(({ details }) => details.speaker !== null)
    expect(withSpeaker.map(({ category }) => category)).toEqual(Array.from({ length: 6 }, () => 'Webinars'))
    expect(withSpeaker.filter(({ details, body }) => details.company === null || body.length < 100)).toEqual(
      [],
    )
    expect(withSpeaker.filter(({ startsAt }) => (startsAt ?? 0) > NOW)).toHaveLength(4)
    expect(createEventRecords(data, NOW + DAY)[0]?.startsAt).toBe(
      (createEventRecords(data, NOW)[0]?.startsAt ?? 0) + DAY,
    )
  })
})
