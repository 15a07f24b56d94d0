import { ENGAGEMENT_KINDS, type EngagementCounts } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { fillDays, formatChange, sumFigures, toCsv } from './figures-by-day.ts'

const counts = (own: Partial<EngagementCounts> = {}): EngagementCounts => ({
  ...(Object.fromEntries(ENGAGEMENT_KINDS.map((kind) => [kind, 0])) as EngagementCounts),
  ...own,
})

test('fills days without counts with zeros', () => {
  const days = [{ day: '2026-11-02', ...counts({ view: 3 }) }]
  const filled = fillDays({ from: '2026-10-31', to: '2026-11-03', days })
  expect(filled.map(({ day, view }) => [day, view])).toEqual([
    ['2026-10-31', 0],
    ['2026-11-01', 0],
    ['2026-11-02', 3],
    ['2026-11-03', 0],
  ])
})

test('adds up figures of several listings', () => {
  expect(sumFigures([counts({ view: 3, call: 1 }), counts({ view: 4 })])).toEqual(
    counts({ view: 7, call: 1 }),
  )
  expect(sumFigures([])).toEqual(counts())
})

test.each([
  [12, 0, '12 more than before'],
  [3, 1_203, '1,200 fewer than before'],
  [4, 4, 'As many as before'],
])('%d after %d are %s', (now, before, words) => {
  expect(formatChange(now, before)).toBe(words)
})

test('a file has a line for each day', () => {
  const [header, ...lines] = toCsv([
    { day: '2026-11-19', ...counts({ view: 3, whatsapp: 1 }) },
    { day: '2026-11-20', ...counts() },
  ]).split('\r\n')
  expect(header).toBe('Day,Views,Calls,WhatsApp,Messages,Saves,Emails,Website,Directions')
  expect(lines).toEqual(['2026-11-19,3,0,1,0,0,0,0,0', '2026-11-20,0,0,0,0,0,0,0,0', ''])
})
