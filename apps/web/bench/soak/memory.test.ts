import { expect, test } from 'vitest'
import { livesOf, type Sample } from './memory.ts'

const every5s = (pid: number, from: number, bytes: readonly number[]): Sample[] =>
  bytes.map((some, n) => ({ name: 'api', pid, at: from + n * 5_000, bytes: some }))

test('what a process takes while it warms up does not count', () => {
  const [life] = livesOf(every5s(1, 0, [10, 50, 100, 104, 100, 102]), 10_000, 10_000)
  expect(life).toMatchObject({ from: 10_000, until: 25_000, slices: [104, 102] })
  expect(life?.spread).toBeCloseTo(2 / 102)
})

test('memory that grows, or falls and comes back, is spread', () => {
  expect(livesOf(every5s(1, 0, [100, 120, 140, 160]), 0, 5_000)[0]?.spread).toBeCloseTo(0.6)
  expect(livesOf(every5s(1, 0, [120, 100, 120, 120]), 0, 5_000)[0]?.spread).toBeCloseTo(0.2)
})

test('the process after a restart is judged from its own start on', () => {
  const samples = [...every5s(1, 0, [100, 100, 100]), ...every5s(2, 15_000, [10, 60, 60])]
  expect(livesOf(samples, 5_000, 5_000)).toMatchObject([
    { pid: 1, from: 5_000, spread: 0 },
    { pid: 2, from: 20_000, spread: 0 },
  ])
})

test('a process that ended before it could be judged has no spread', () => {
  expect(livesOf(every5s(1, 0, [100, 200]), 10_000, 5_000)[0]?.spread).toBeNull()
})
