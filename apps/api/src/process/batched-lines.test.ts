import { expect, onTestFinished, test, vi } from 'vitest'
import { createBatchedStream } from './batched-lines.ts'

function newLines() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const writes: string[] = []
  return { writes, lines: createBatchedStream({ write: (text) => void writes.push(text) }) }
}

/** Longer than the maximum delay of a line. */
const passMoment = () => vi.advanceTimersByTime(100)

test('writes lines in order in one batch after a moment, later ones in another', () => {
  const { writes, lines } = newLines()
  lines.write('one\n')
  lines.write('Nouméa\n')
  expect(writes).toEqual([])
  passMoment()
  lines.write('three\n')
  passMoment()
  expect(writes).toEqual(['one\nNouméa\n', 'three\n'])
})

test('flushes synchronously, and writes each line once', () => {
  const { writes, lines } = newLines()
  lines.write('last words\n')
  lines.flushSync()
  passMoment()
  lines.flushSync()
  expect(writes).toEqual(['last words\n'])
})

test('writes full batches at once, complete and in order, including a line longer than the buffer', () => {
  const { writes, lines } = newLines()
  const sent = Array.from({ length: 3_000 }, (_, n) => `line ${n}: ${'–'.repeat(30)}\n`)
  sent.splice(1_000, 0, `${'long '.repeat(20_000)}\n`)
  for (const line of sent) lines.write(line)
  expect(writes.length).toBeGreaterThan(1)
  lines.flushSync()
  expect(writes.join('')).toBe(sent.join(''))
  expect(writes.length).toBeLessThan(20)
})
