import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UPLOAD_BOUNDS } from './large-body.ts'
import { createUploadSlots, type Sender } from './upload-slots.ts'

const BOUNDS = UPLOAD_BOUNDS.slots

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const newcomer = (account: number, address = `203.0.113.${account}`): Sender => ({
  account,
  address,
  isEstablished: false,
  isSlow: false,
})
const slow = (account: number, address?: string): Sender => ({ ...newcomer(account, address), isSlow: true })
const established = (account: number, address?: string): Sender => ({
  ...newcomer(account, address),
  isEstablished: true,
})

/** Requests slots and records the outcomes. */
function newSlots(bounds = BOUNDS) {
  const slots = createUploadSlots(bounds)
  return (sender: Sender) => {
    const hungUp = new AbortController()
    let [state, free] = ['waiting', () => {}]
    slots.acquire(sender, hungUp.signal).then(
      (release) => {
        state = 'taken'
        free = release
      },
      (error: Error) => {
        state = error.message
      },
    )
    return {
      async state() {
        await vi.advanceTimersByTimeAsync(0)
        return state
      },
      free: () => free(),
      hangUp: () => hungUp.abort(),
    }
  }
}

const BUSY = 'Many photos are being sent right now. Please try again in a few seconds'
const BUSY_NETWORK =
  'Many photos are being sent from your network right now. Please try again in a few seconds'
const OWN = 'We are still receiving your other listings. Please wait until they have arrived'

test('one address gets at most two of three slots', async () => {
  const ask = newSlots()
  const village = [1, 2, 3].map((account) => ask(newcomer(account, '203.0.113.1')))
  const elsewhere = ask(newcomer(4))
  expect(await village[1]?.state()).toBe('taken')
  expect(await village[2]?.state()).toBe('waiting')
  expect(await elsewhere.state()).toBe('taken')
  await vi.advanceTimersByTimeAsync(BOUNDS.waitMs)
  expect(await village[2]?.state()).toBe(BUSY_NETWORK)
})

test('one account gets or waits for at most two, from any address', async () => {
  const ask = newSlots()
  ask(newcomer(1, '203.0.113.1'))
  ask(newcomer(1, '203.0.113.2'))
  expect(await ask(newcomer(1, '203.0.113.3')).state()).toBe(OWN)
  ask(newcomer(2))
  expect(await ask(newcomer(3)).state()).toBe('waiting')
  expect(await ask(newcomer(3)).state()).toBe('waiting')
  expect(await ask(newcomer(3)).state()).toBe(OWN)
})

test('reserves a slot for established accounts, even at a full address', async () => {
  const ask = newSlots()
  for (const [account, address] of [
    [1, '203.0.113.1'],
    [2, '203.0.113.1'],
    [3, '203.0.113.2'],
  ] as const)
    expect(await ask(newcomer(account, address)).state()).toBe('taken')
  expect(await ask(newcomer(4)).state()).toBe('waiting')
  expect(await ask(established(5, '203.0.113.1')).state()).toBe('taken')
  expect(await ask(established(6)).state()).toBe('waiting')
})

test('grants free slots to established accounts first, then in order', async () => {
  const ask = newSlots()
  const held = [1, 2, 3].map((account) => ask(newcomer(account)))
  ask(established(4))
  const waiting = [ask(newcomer(5)), ask(newcomer(6)), ask(established(7))]
  const states = () => Promise.all(waiting.map((one) => one.state()))
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
  held[0]?.free()
  expect(await states()).toEqual(['waiting', 'waiting', 'taken'])
  held[1]?.free()
  held[2]?.free()
  expect(await states()).toEqual(['taken', 'waiting', 'taken'])
  waiting[0]?.free()
  expect(await states()).toEqual(['taken', 'taken', 'taken'])
})

test('skips waiters who may not have the free slot', async () => {
  const ask = newSlots()
  ask(newcomer(1, '203.0.113.1'))
  ask(newcomer(2, '203.0.113.1'))
  const other = ask(newcomer(3))
  await other.state()
  const neighbour = ask(newcomer(4, '203.0.113.1'))
  const behind = ask(newcomer(5))
  expect(await behind.state()).toBe('waiting')
  other.free()
  expect(await neighbour.state()).toBe('waiting')
  expect(await behind.state()).toBe('taken')
})

test('refuses waiters after a few seconds and leaves no timer', async () => {
  const ask = newSlots()
  for (const account of [1, 2, 3]) ask(newcomer(account))
  const late = ask(newcomer(4))
  await vi.advanceTimersByTimeAsync(BOUNDS.waitMs - 1)
  expect(await late.state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late.state()).toBe(BUSY)
  expect(vi.getTimerCount()).toBe(0)
})

test('removes waiters who hang up', async () => {
  const ask = newSlots()
  const first = ask(newcomer(1))
  for (const account of [2, 3]) ask(newcomer(account))
  const [gone, next] = [ask(newcomer(4)), ask(newcomer(5))]
  gone.hangUp()
  await first.state()
  first.free()
  expect(await next.state()).toBe('taken')
  expect(await gone.state()).toBe(BUSY)
})

test('bounds the queue, also by address, and lets established accounts displace the last new one', async () => {
  const ask = newSlots({ ...BOUNDS, waiting: 3, waitingPerAddress: 2 })
  for (const account of [1, 2, 3]) ask(newcomer(account))
  ask(established(9))
  const crowd = [11, 12, 13].map((account) => ask(newcomer(account, '203.0.113.200')))
  expect(await Promise.all(crowd.map((one) => one.state()))).toEqual(['waiting', 'waiting', BUSY])
  const last = ask(newcomer(14))
  expect(await last.state()).toBe('waiting')
  expect(await ask(newcomer(15)).state()).toBe(BUSY)
  expect(await ask(established(16)).state()).toBe('waiting')
  expect(await last.state()).toBe(BUSY)
})

test('releasing a slot twice frees it once', async () => {
  const ask = newSlots()
  const held = [1, 2, 3].map((account) => ask(newcomer(account)))
  await held[0]?.state()
  held[0]?.free()
  held[0]?.free()
  expect(await ask(newcomer(4)).state()).toBe('taken')
  expect(await ask(newcomer(5)).state()).toBe('waiting')
})

test('allows slow senders one slot each', async () => {
  const ask = newSlots()
  const drips = [ask(slow(1, '203.0.113.1')), ask(slow(2, '203.0.113.1')), ask(slow(3, '203.0.113.2'))]
  expect(await Promise.all(drips.map((each) => each.state()))).toEqual(['taken', 'waiting', 'taken'])
  expect(await ask(newcomer(4)).state()).toBe('taken')
  expect(await ask(slow(1, '203.0.113.9')).state()).toBe(OWN)
})

test('queues slow senders last, and displaces them if the queue is full', async () => {
  const ask = newSlots({ ...BOUNDS, waiting: 2 })
  const first = ask(newcomer(1))
  for (const account of [2, 3]) expect(await ask(newcomer(account)).state()).toBe('taken')
  const drip = ask(slow(4))
  const last = ask(slow(5))
  const quick = ask(newcomer(6))
  expect(await last.state()).toBe(BUSY)
  expect(await ask(slow(7)).state()).toBe(BUSY)
  first.free()
  expect([await quick.state(), await drip.state()]).toEqual(['taken', 'waiting'])
})
