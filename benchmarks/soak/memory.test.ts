import { expect, test } from 'vitest'
import { toProcessLives, type Sample } from './memory.ts'

const every5s = (pid: number, from: number, bytes: readonly number[]): Sample[] =>
  bytes.map((some, n) => ({ name: 'api', pid, at: from + n * 5_000, bytes: some }))

test('memory during warm-up is ignored', () => {
  const [life] = toProcessLives(every5s(1, 0, [10, 50, 100, 104, 100, 102]), 10_000, 10_000)
  expect(life).toMatchObject({ from: 10_000, until: 25_000, slices: [102, 101] })
  expect(life?.spread).toBeCloseTo(1 / 101)
})

test('growing memory, or memory that falls and rises again, has a spread', () => {
  expect(toProcessLives(every5s(1, 0, [100, 120, 140, 160]), 0, 5_000)[0]?.spread).toBeCloseTo(0.6)
  expect(toProcessLives(every5s(1, 0, [120, 100, 120, 120]), 0, 5_000)[0]?.spread).toBeCloseTo(0.2)
})

test('a restarted process is measured from its own start', () => {
  const samples = [...every5s(1, 0, [100, 100, 100]), ...every5s(2, 15_000, [10, 60, 60])]
  expect(toProcessLives(samples, 5_000, 5_000)).toMatchObject([
    { pid: 1, from: 5_000, spread: 0 },
    { pid: 2, from: 20_000, spread: 0 },
  ])
})

test('a process that ended during warm-up has no spread', () => {
  expect(toProcessLives(every5s(1, 0, [100, 200]), 10_000, 5_000)[0]?.spread).toBeNull()
})
