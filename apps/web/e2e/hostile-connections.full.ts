import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openWire, parseResponses, requestHead, type Wire } from '../test/wire.ts'
import { attackedPortal, post } from './attacked-portal.ts'

/** More connections from one address than one visitor needs, with no requests, or incomplete ones. */

const ATTACKER = '127.0.0.66'
const MANY = 1_100
const RESPONSE_TIMEOUT_MS = 2_000
/** Factor for timeouts on a busy machine. */
const MAX_SLOWDOWN = 20

const { expectUnharmed, port, url } = attackedPortal()

/** The statuses that another visitor gets from both processes, in time. */
async function fetchAsAnotherVisitor(timeoutMs = RESPONSE_TIMEOUT_MS * MAX_SLOWDOWN): Promise<number[]> {
  const statuses: number[] = []
  for (const path of ['/help', '/api/businesses?limit=1']) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(url() + path, { signal: AbortSignal.timeout(timeoutMs) })
    // oxlint-disable-next-line no-await-in-loop
    await response.text()
    statuses.push(response.status)
  }
  return statuses
}

const openMany = (bytes: string): Promise<Wire[]> =>
  Promise.all(Array.from({ length: MANY }, () => openWire(port(), bytes, ATTACKER)))

test.each([
  ['nothing', ''],
  ['half a head', 'POST /api/nothing HTTP/1.1\r\nHost: portal.test\r\n'],
  ['an unknown call without its body', requestHead('POST /api/nothing', { 'Content-Length': 10 })],
  [
    'an unknown call with half of its body',
    `${requestHead('POST /api/nothing', { 'Content-Length': 10 })}01234`,
  ],
  ['chunks that never come', requestHead('POST /api/nothing', { 'Transfer-Encoding': 'chunked' })],
  ['a sign-in without its body', post({ 'Content-Length': 100 }, '')],
  ['a one-click without its body', requestHead('POST /api/newsletter/one-click', { 'Content-Length': 10 })],
  ['a call without its photos', requestHead('POST /api/businesses', { 'Content-Length': 20_000_000 })],
  ['a read whose response is never received', requestHead('GET /api/docs/json').repeat(5)],
])('1,100 connections with %s don’t block others, nor does closing them', async (_what, bytes) => {
  const start = performance.now()
  await fetchAsAnotherVisitor()
  const timeoutMs = Math.ceil(Math.max(RESPONSE_TIMEOUT_MS, MAX_SLOWDOWN * (performance.now() - start)))
  const wires = await openMany(bytes)
  for (const { socket } of wires) socket.pause()
  expect(await fetchAsAnotherVisitor(timeoutMs)).toEqual([200, 200])
  await sleep(500)
  expect(await fetchAsAnotherVisitor(timeoutMs)).toEqual([200, 200])
  for (const { socket } of wires) socket.destroy()
  expect(await fetchAsAnotherVisitor(timeoutMs)).toEqual([200, 200])
  await expectUnharmed([])
})

test('a refused client gets a response', async () => {
  const wires = await openMany('')
  // Accepted connections that send nothing get a 408 in time.
  const responses = () => wires.flatMap(({ received }) => parseResponses(received()))
  const refused = () => responses().filter(({ status }) => status === 429)
  await expect.poll(() => refused().length).toBeGreaterThan(MANY / 2)
  expect(responses().filter(({ status }) => status !== 429 && status !== 408)).toEqual([])
  await expectUnharmed(refused())
})
