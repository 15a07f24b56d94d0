import { expect, test } from 'vitest'
import { createReadProgress } from './photos-progress.ts'

test('reports the number of read files at once, and then every ten seconds', () => {
  const lines: string[] = []
  let now = 5
  const onRead = createReadProgress({ write: (line) => lines.push(line), now: () => now })
  onRead(0, 6_701)
  now += 9_999
  onRead(1_200, 6_701)
  now += 1
  onRead(1_300, 6_701)
  onRead(1_400, 6_701)
  expect(lines).toEqual(['0 of 6,701 files read\n', '1,300 of 6,701 files read\n'])
})
