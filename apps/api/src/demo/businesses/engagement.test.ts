import { describe, expect, it } from 'vitest'
import { readDemoData } from '../data/demo-data.ts'
import { createDemoBusinesses } from './demo-businesses.ts'
import { createDemoEngagement } from './engagement.ts'
import { countMessages, createDemoMessages } from './messages.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
const counted = createDemoBusinesses(readDemoData(), NOW).map((business) => ({
  business,
  rows: createDemoEngagement(business, NOW),
}))

describe('what visitors of the demo did', () => {
  it('counts each kind once a day for approved businesses since their approval', () => {
    for (const { business, rows } of counted) {
      const since = new Date(business.record.createdAt).toISOString().slice(0, 10)
      expect(rows.filter(({ day }) => day < since || day > '2026-11-20')).toEqual([])
      expect(new Set(rows.map(({ day, kind }) => `${day} ${kind}`)).size).toBe(rows.length)
    }
    const hidden = counted.filter(({ business }) => business.record.status !== 'approved')
    expect(hidden.flatMap(({ rows }) => rows)).toEqual([])
    expect(counted.filter(({ rows }) => rows.length > 50).length).toBeGreaterThan(100)
  })

  it('includes each existing message once', () => {
    const messages = createDemoMessages(readDemoData(), NOW)
    const rows = counted.flatMap(({ business }) => countMessages(business, messages))
    expect(rows.length).toBe(messages.length)
    expect(rows.filter(({ kind, day }) => kind !== 'message' || day > '2026-11-20')).toEqual([])
  })

  it('begins with a view: nobody taps a profile without seeing it', () => {
    const taps = counted.flatMap(({ rows }) =>
      rows.filter(({ kind }) => kind !== 'view').map(({ day }) => ({ day, rows })),
    )
    expect(taps.length).toBeGreaterThan(1000)
    expect(
      taps.filter(({ day, rows }) => !rows.some((row) => row.day === day && row.kind === 'view')),
    ).toEqual([])
  })
})
