import { expect, test } from 'vitest'
import { toSubnet } from './subnet.ts'

test.each([
  ['203.0.113.7', '203.0.113.200'],
  ['203.0.113.7', '::ffff:203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
])('%s and %s are in one subnet', (one, other) => {
  expect(toSubnet(one)).toBe(toSubnet(other))
})

test.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('%s and %s are different subnets', (one, other) => {
  expect(toSubnet(one)).not.toBe(toSubnet(other))
})
