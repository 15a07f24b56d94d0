import { expect, test } from 'vitest'
import { RenderLimit } from './render-limit.ts'

test('a network may cause a number of renders in five minutes, and gets the seconds until the next', () => {
  let now = 0
  const limit = new RenderLimit(0.005, () => now)
  const getWait = (address: string) => limit.consume(address).waitSeconds
  expect([getWait('a'), getWait('a'), getWait('a')]).toEqual([0, 0, 0])
  now = 60_000
  expect(getWait('a')).toBe(240)
  expect(getWait('b')).toBe(0)
  now = 300_000
  expect(getWait('a')).toBe(0)
})

test('a refunded render does not count', () => {
  const limit = new RenderLimit(0.001, () => 0)
  limit.consume('a').refund()
  expect(limit.consume('a').waitSeconds).toBe(0)
  expect(limit.consume('a').waitSeconds).toBe(300)
})
