import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

/** Creates work that records its name at the beginning and end, with turns of the event loop in between. */
const workOn = (notes: string[], name: string) => async () => {
  notes.push(`${name} begins`)
  await nextTurn()
  await nextTurn()
  notes.push(`${name} ends`)
  return name
}

test('work with one key runs sequentially, in the order of calls', async () => {
  const [mutex, notes] = [new KeyedMutex(), [] as string[]]
  const names = ['a', 'b', 'c']
  const results = await Promise.all(names.map((name) => mutex.runExclusive('key', workOn(notes, name))))
  expect(results).toEqual(names)
  expect(notes).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('work with different keys runs concurrently', async () => {
  const [mutex, notes] = [new KeyedMutex(), [] as string[]]
  await Promise.all(['a', 'b'].map((name) => mutex.runExclusive(name, workOn(notes, name))))
  expect(notes).toEqual(['a begins', 'b begins', 'a ends', 'b ends'])
})

test('a failure reaches only its own caller', async () => {
  const [mutex, notes] = [new KeyedMutex(), [] as string[]]
  const failing = mutex.runExclusive('key', () => Promise.reject(new Error('broken')))
  const next = mutex.runExclusive('key', workOn(notes, 'next'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('a call during the end of another waits for those before it', async () => {
  const [mutex, notes] = [new KeyedMutex(), [] as string[]]
  const first = mutex.runExclusive('key', workOn(notes, 'first'))
  const second = mutex.runExclusive('key', workOn(notes, 'second'))
  const third = first.then(() => mutex.runExclusive('key', workOn(notes, 'third')))
  const fourth = second.then(() => mutex.runExclusive('key', workOn(notes, 'fourth')))
  await Promise.all([third, fourth])
  const order = ['first', 'second', 'third', 'fourth']
  expect(notes).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]))
})
