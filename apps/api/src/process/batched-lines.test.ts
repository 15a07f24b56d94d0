import { expect, onTestFinished, test, vi } from 'vitest'
import { batchedLines } from './batched-lines.ts'

function newLines() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const writes: string[] = []
  return { writes, lines: batchedLines({ write: (text) => void writes.push(text) }) }
}

/** Longer than any line waits. */
const passMoment = () => vi.advanceTimersByTime(100)

test('lines leave together a moment later, in their order; those that come after in another write', () => {
  const { writes, lines } = newLines()
  lines.write('one\n')
  lines.write('Nouméa\n')
  expect(writes).toEqual([])
  passMoment()
  lines.write('three\n')
  passMoment()
  expect(writes).toEqual(['one\nNouméa\n', 'three\n'])
})

test('what is left is written at once where nothing may wait, and only once', () => {
  const { writes, lines } = newLines()
  lines.write('last words\n')
  lines.flushSync()
  passMoment()
  lines.flushSync()
  expect(writes).toEqual(['last words\n'])
})

test('many lines leave as they come, whole and in their order, one too long for all included', () => {
  const { writes, lines } = newLines()
  const sent = Array.from({ length: 3_000 }, (_, n) => `line ${n}: ${'–'.repeat(30)}\n`)
  sent.splice(1_000, 0, `${'long '.repeat(20_000)}\n`)
  for (const line of sent) lines.write(line)
  expect(writes.length).toBeGreaterThan(1)
  lines.flushSync()
  expect(writes.join('')).toBe(sent.join(''))
  expect(writes.length).toBeLessThan(20)
})
