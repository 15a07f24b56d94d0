import { describe, expect, test } from 'vitest'
import { getRingArea, formatCompactPath, simplify, type Point } from './svg-path.ts'

describe('simplify', () => {
  test('leaves out points that lie on the line', () => {
    const line: Point[] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ]
    expect(simplify(line, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })

  test('keeps every point beyond the tolerance', () => {
    const line: Point[] = [
      [0, 0],
      [5, 2],
      [10, 0],
    ]
    expect(simplify(line, 1)).toEqual(line)
  })
})

const SQUARE: Point[] = [
  [10, 10],
  [20.4, 10],
  [20.4, 15],
  [10, 15],
  [10, 10],
]

test('a ring becomes relative integer steps', () => {
  expect(formatCompactPath([SQUARE])).toBe('M10 10l10 0 0 5-10 0z')
})

test('an island that rounding would remove becomes a small square', () => {
  expect(
    formatCompactPath([
      [
        [3.1, 4.2],
        [3.2, 4.3],
        [3.1, 4.2],
      ],
    ]),
  ).toBe('M3 4h4v4h-4z')
})

test('the area of a ring does not depend on its direction', () => {
  expect(getRingArea(SQUARE)).toBeCloseTo(52)
  expect(getRingArea(SQUARE.toReversed())).toBeCloseTo(52)
})
