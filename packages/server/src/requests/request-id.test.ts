import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestIds, isRequestId } from './request-id.ts'

const PROXY = '10.0.0.2'
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

const newIds = (trustedProxy: string | null) =>
  createRequestIds({ trustedProxy, randomBytes: (size) => Buffer.alloc(size, 255) })

const newRequest = (id: string | undefined, remoteAddress: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([ID, '5b1e0c9f2a7d4e6f8a9b0c1d2e3f4a5b', 'a', 'a'.repeat(64), 'proxy.7_b-2'])('%s is an id', (id) =>
  expect(isRequestId(id)).toBe(true),
)

test.each([undefined, ['a', 'b'], '', 'a'.repeat(65), 'a b', 'a"b', 'a\nb', 'Nouméa', 'a,b', '{}'])(
  '%j is not an id',
  (id) => expect(isRequestId(id)).toBe(false),
)

test('created ids are unique and valid', () => {
  const next = newIds(null)
  const ids = Array.from({ length: 100 }, () => next(newRequest(undefined, PROXY)))
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter((id) => !isRequestId(id))).toEqual([])
})

test.each([PROXY, `::ffff:${PROXY}`])('uses the id that the trusted proxy sends from %s', (address) => {
  expect(newIds(PROXY)(newRequest(ID, address))).toBe(ID)
})

test.each([
  ['of another peer', PROXY, ID, '192.0.2.7'],
  ['where no proxy is trusted', null, ID, PROXY],
  ['that is malformed', PROXY, 'a b', PROXY],
])('replaces an id %s', (_, trustedProxy, id, address) => {
  expect(newIds(trustedProxy)(newRequest(id, address))).toBe('________________-1')
})
