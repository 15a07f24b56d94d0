import { expect, test } from 'vitest'
import { createFairSemaphore } from './fair-semaphore.ts'

/** Creates work that lasts until it is finished, and records the order in which it begins. */
function newQueue() {
  const inTurn = createFairSemaphore({ atOnce: 1, queue: 3, busy: 'Busy', retryAfter: 1 })
  const begun: string[] = []
  const finish: (() => void)[] = []
  const add = (key: string, name: string) =>
    inTurn(key, () => {
      begun.push(name)
      return new Promise<void>((resolve) => finish.push(resolve))
    })
  const finishNext = async () => {
    finish.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, begun, finishNext }
}

test('keys take turns, however much work waits under one', async () => {
  const { add, begun, finishNext } = newQueue()
  const work = [
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('b', 'b1'),
    add('b', 'b2'),
    add('c', 'c1'),
  ]
  for (let times = 0; times < work.length; times += 1) await finishNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  await Promise.all(work)
})

test('a key with a full queue is refused, and no other', async () => {
  const { add, begun, finishNext } = newQueue()
  const work = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name))
  await expect(add('a', 'a5')).rejects.toThrow('Busy')
  work.push(add('b', 'b1'))
  for (let times = 0; times < work.length; times += 1) await finishNext()
  await Promise.all(work)
  expect(begun).toContain('b1')
})

test('failed work frees its slot', async () => {
  const inTurn = createFairSemaphore({ atOnce: 1, queue: 1, busy: 'Busy', retryAfter: 1 })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', () => Promise.resolve('done'))).toBe('done')
})
