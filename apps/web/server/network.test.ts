import { expect, test } from 'vitest'
import { getNetwork, getPlace } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4', 'fe80:0:0:0'],
])('%s counts as %s', (address, place) => {
  expect(getNetwork(address)).toBe(place)
})

test('networks of a place count as one where something is held', () => {
  expect(['2001:db8:1:2::1', '2001:db8:1:9::1', '::ffff:203.0.113.7'].map(getPlace)).toEqual([
    '2001:db8:1',
    '2001:db8:1',
    '203.0.113.7',
  ])
})
