import { expect, test } from 'vitest'
import { toCustomerNetwork, toNetwork, toSubnet } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2::'],
  ['2001:db8::', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1:2:3:4', 'fe80::'],
  ['fe80::1%eth0', 'fe80::'],
  ['', ''],
])('%s is in the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('networks of one customer count as one', () => {
  expect(['2001:db8:1:2::1', '2001:db8:1:9::1', '::ffff:203.0.113.7'].map(toCustomerNetwork)).toEqual([
    '2001:db8:1::',
    '2001:db8:1::',
    '203.0.113.7',
  ])
})

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
