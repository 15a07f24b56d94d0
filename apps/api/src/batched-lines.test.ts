import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { linesByTurn } from './lines-by-turn.ts'

function newLines() {
  const writes: string[] = []
  return { writes, lines: linesByTurn({ write: (text) => void writes.push(text) }) }
}

test('lines of one turn leave in one write, in their order; those of the next in another', async () => {
  const { writes, lines } = newLines()
  lines.write('one\n')
  lines.write('two\n')
  expect(writes).toEqual([])
  await setImmediate()
  lines.write('three\n')
  await setImmediate()
  expect(writes).toEqual(['one\ntwo\n', 'three\n'])
})

test('what is left is written at once where nothing may wait, and only once', async () => {
  const { writes, lines } = newLines()
  lines.write('last words\n')
  lines.flushSync()
  await setImmediate()
  lines.flushSync()
  expect(writes).toEqual(['last words\n'])
})
