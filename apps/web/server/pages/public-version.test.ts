import { expect, test } from 'vitest'
import { PublicVersionWatcher } from './public-version.ts'

/** An API that answers when it is told to. */
function startWatch() {
  const requests: { answer: (publicVersion: string) => void; fail: () => void }[] = []
  const state = { clock: 1_000, requests }
  const watch = new PublicVersionWatcher(
    () =>
      new Promise((resolve, reject) => {
        requests.push({ answer: resolve, fail: () => reject(new Error('away')) })
      }),
    () => state.clock,
  )
  return { watch, state, requests }
}

test('one question answers everybody for a quarter of a second', async () => {
  const { watch, state, requests } = startWatch()
  const [one, other] = [watch.current(), watch.current()]
  expect(requests).toHaveLength(1)
  requests[0]?.answer('a')
  expect(await Promise.all([one, other])).toEqual(['a', 'a'])
  state.clock += 250
  expect(watch.current()).toBe('a')
  state.clock += 1
  const later = watch.current()
  expect(requests).toHaveLength(2)
  requests[1]?.answer('b')
  expect(await later).toBe('b')
})

test('the quarter of a second counts from when the question was put', async () => {
  const { watch, state, requests } = startWatch()
  const first = watch.current()
  state.clock += 200
  requests[0]?.answer('a')
  await first
  state.clock += 51
  void watch.current()
  expect(requests).toHaveLength(2)
})

test('who has changed something waits for a question that is put after that, and all such wait for the same one', async () => {
  const { watch, requests } = startWatch()
  const before = watch.current()
  const [one, other] = [watch.fresh(), watch.fresh()]
  expect(requests).toHaveLength(1)
  requests[0]?.answer('old')
  expect(await before).toBe('old')
  await Promise.resolve()
  expect(requests).toHaveLength(2)
  requests[1]?.answer('new')
  expect(await Promise.all([one, other])).toEqual(['new', 'new'])
})

test('while the API is away nobody waits for it, and it is noticed once it is back', async () => {
  const { watch, state, requests } = startWatch()
  const first = watch.current()
  requests[0]?.fail()
  expect(await first).toBeNull()
  state.clock += 300
  expect(watch.current()).toBeNull()
  requests[1]?.answer('back')
  await new Promise(setImmediate)
  expect(watch.current()).toBe('back')
})
