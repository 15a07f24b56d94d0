import { expect, test } from 'vitest'
import { toPoints } from './points.ts'

const counted = [
  { day: '2026-10-31', value: 2 },
  { day: '2026-11-02', value: 3 },
]

test('contains every day of the span, with zeros where nothing was counted', () => {
  const points = toPoints({ from: '2026-10-31', to: '2026-11-02', step: 'day' }, counted)
  expect(points).toEqual([
    { key: '2026-10-31', label: '31 Oct 2026', value: 2 },
    { key: '2026-11-01', label: '1 Nov 2026', value: 0 },
    { key: '2026-11-02', label: '2 Nov 2026', value: 3 },
  ])
})

test('months add up their days', () => {
  const points = toPoints({ from: '2026-09-30', to: '2026-11-02', step: 'month' }, counted)
  expect(points.map(({ label, value }) => [label, value])).toEqual([
    ['Sep 2026', 0],
    ['Oct 2026', 2],
    ['Nov 2026', 3],
  ])
})
