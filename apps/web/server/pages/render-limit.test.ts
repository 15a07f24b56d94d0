import { expect, test } from 'vitest'
import { networkOf, RenderLimit } from './render-limit.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4', 'fe80:0:0:0'],
])('%s counts as %s', (address, place) => {
  expect(networkOf(address)).toBe(place)
})

test('a network may cause a number of renders in five minutes, and gets the seconds until the next', () => {
  let now = 0
  const limit = new RenderLimit(0.005, () => now)
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0])
  now = 60_000
  expect(limit.take('a')).toBe(240)
  expect(limit.take('b')).toBe(0)
  now = 300_000
  expect(limit.take('a')).toBe(0)
})

test('a refunded render does not count', () => {
  const limit = new RenderLimit(0.001, () => 0)
  expect(limit.take('a')).toBe(0)
  limit.refund('a')
  expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(300)
})
