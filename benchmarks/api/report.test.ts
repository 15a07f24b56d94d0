import { expect, test } from 'vitest'
import { formatTable, type Measured } from './report.ts'

const side = (requestsPerSecond: number, cpu: number) => ({
  requestsPerSecond,
  p50: 0.4,
  p99: 2.25,
  cpu,
  memory: 123.4,
  refused: 0,
})
const measured: Measured = {
  name: 'list',
  aim: 1.3,
  base: side(20_000, 40),
  api: side(15_000, 60),
  ratios: [1.7, 1.2, 1.4, 9, 1.6],
}
const BARE = { name: 'bare', aim: null }

test('shows both servers, their ratios and where the aim is missed', () => {
  const lines = formatTable([measured, { ...measured, name: 'ok', aim: 2 }], BARE).split('\n')
  expect(lines[0]).toContain('| what | bare, req/s | API, req/s | bare, p50 ms |')
  expect(lines[2]).toBe(
    '| list | 20,000 | 15,000 | 0.4 | 0.4 | 2.3 | 2.3 | 40 | 60 | 123 | 123 | 0.75 | 1.60 | 1.40–1.70 | 1.3, missed |',
  )
  expect(lines[3]).toMatch(/\| 2 \|$/)
})

test('does not judge a case with many rejected requests', () => {
  const refused = formatTable([{ ...measured, api: { ...measured.api, refused: 0.25 } }], BARE)
  expect(refused).toMatch(/\| list \(25\.0 % refused\) .*\| 1\.3, not judged \|$/)
})

test('uses one aim for every case if the base is another build', () => {
  const lines = formatTable([{ ...measured, ratios: [1.06] }], { name: 'other build', aim: 1.05 }).split('\n')
  expect(lines[0]).toContain('| other build, req/s | API, req/s |')
  expect(lines[2]).toMatch(/\| 1\.06 \| 1\.06–1\.06 \| 1\.05, missed \|$/)
})
