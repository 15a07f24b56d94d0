import { expect, test } from 'vitest'
import { PublicVersionWatcher } from './public-version.ts'

/** An API whose responses are controlled by the test. */
function startWatch() {
  const requests: { resolve: (publicVersion: string) => void; fail: () => void }[] = []
  const state = { clock: 1_000, requests }
  const watch = new PublicVersionWatcher(
    () =>
      new Promise((resolve, reject) => {
        requests.push({ resolve, fail: () => reject(new Error('away')) })
      }),
    () => state.clock,
  )
  return { watch, state, requests }
}

test('one request serves everybody for 250 ms', async () => {
  const { watch, state, requests } = startWatch()
  const [one, other] = [watch.current(), watch.current()]
  expect(requests).toHaveLength(1)
  requests[0]?.resolve('a')
  expect(await Promise.all([one, other])).toEqual(['a', 'a'])
  state.clock += 250
  expect(watch.current()).toBe('a')
  state.clock += 1
  const later = watch.current()
  expect(requests).toHaveLength(2)
  requests[1]?.resolve('b')
  expect(await later).toBe('b')
})

test('the 250 ms count from when the request was sent', async () => {
  const { watch, state, requests } = startWatch()
  const first = watch.current()
  state.clock += 200
  requests[0]?.resolve('a')
  await first
  state.clock += 51
  void watch.current()
  expect(requests).toHaveLength(2)
})

test('fresh() waits for a request sent after the call, shared by concurrent calls', async () => {
  const { watch, requests } = startWatch()
  const before = watch.current()
  const [one, other] = [watch.fresh(), watch.fresh()]
  expect(requests).toHaveLength(1)
  requests[0]?.resolve('old')
  expect(await before).toBe('old')
  await Promise.resolve()
  expect(requests).toHaveLength(2)
  requests[1]?.resolve('new')
  expect(await Promise.all([one, other])).toEqual(['new', 'new'])
})

test('while the API is down nobody waits for it, and its recovery is noticed', async () => {
  const { watch, state, requests } = startWatch()
  const first = watch.current()
  requests[0]?.fail()
  expect(await first).toBeNull()
  state.clock += 300
  expect(watch.current()).toBeNull()
  requests[1]?.resolve('back')
  await new Promise(setImmediate)
  expect(watch.current()).toBe('back')
})

test('a caller long after the API was down waits for its response', async () => {
  const { watch, state, requests } = startWatch()
  const first = watch.current()
  requests[0]?.fail()
  await first
  state.clock += 5_001
  const later = watch.current()
  requests[1]?.resolve('back')
  expect(await later).toBe('back')
})
