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

/** Asks for slots; tells what has become of each. */
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
const OWN = 'Other listings of yours are being sent already. Please wait until they have arrived'

test('one address holds two of three slots: the third is somebody else’s', async () => {
  const ask = newSlots()
  const village = [1, 2, 3].map((account) => ask(newcomer(account, '203.0.113.1')))
  const elsewhere = ask(newcomer(4))
  expect(await village[1]?.state()).toBe('taken')
  expect(await village[2]?.state()).toBe('waiting')
  expect(await elsewhere.state()).toBe('taken')
  await vi.advanceTimersByTimeAsync(BOUNDS.waitMs)
  expect(await village[2]?.state()).toBe(BUSY_NETWORK)
})

test('one account holds two, from wherever it sends and whether they are taken or waited for', async () => {
  const ask = newSlots()
  ask(newcomer(1, '203.0.113.1'))
  ask(newcomer(1, '203.0.113.2'))
  expect(await ask(newcomer(1, '203.0.113.3')).state()).toBe(OWN)
  ask(newcomer(2))
  expect(await ask(newcomer(3)).state()).toBe('waiting')
  expect(await ask(newcomer(3)).state()).toBe('waiting')
  expect(await ask(newcomer(3)).state()).toBe(OWN)
})

test('new accounts never have all slots, nor do they shut a neighbour out who is established', async () => {
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

test('who waits gets the next slot, established accounts first, then in their order', async () => {
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

test('who may not have the slot that is free holds up nobody behind them', async () => {
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

test('nobody waits longer than a few seconds, and no timer is left', async () => {
  const ask = newSlots()
  for (const account of [1, 2, 3]) ask(newcomer(account))
  const late = ask(newcomer(4))
  await vi.advanceTimersByTimeAsync(BOUNDS.waitMs - 1)
  expect(await late.state()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late.state()).toBe(BUSY)
  expect(vi.getTimerCount()).toBe(0)
})

test('who hangs up while waiting leaves the line', async () => {
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

test('the line is short, one address doesn’t fill it, and an established account gets in before the last new one', async () => {
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

test('a slot that is freed twice is free once', async () => {
  const ask = newSlots()
  const held = [1, 2, 3].map((account) => ask(newcomer(account)))
  await held[0]?.state()
  held[0]?.free()
  held[0]?.free()
  expect(await ask(newcomer(4)).state()).toBe('taken')
  expect(await ask(newcomer(5)).state()).toBe('waiting')
})

test('slow senders hold one slot each, so that two addresses of theirs leave the third to others', async () => {
  const ask = newSlots()
  const drips = [ask(slow(1, '203.0.113.1')), ask(slow(2, '203.0.113.1')), ask(slow(3, '203.0.113.2'))]
  expect(await Promise.all(drips.map((each) => each.state()))).toEqual(['taken', 'waiting', 'taken'])
  expect(await ask(newcomer(4)).state()).toBe('taken')
  expect(await ask(slow(1, '203.0.113.9')).state()).toBe(OWN)
})

test('slow senders wait behind all others, who take their places where the line is full', async () => {
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
