import { expect, test } from 'vitest'
import { isInCents, getOfferEnd, getQuoteStatusAt, sumOfferItems } from './offer.ts'

test('a quote is valid until the end of its last day in the business’s time zone', () => {
  expect(new Date(getOfferEnd('2026-11-30', 'Pacific/Fiji')).toISOString()).toBe('2026-11-30T12:00:00.000Z')
  expect(new Date(getOfferEnd('2026-12-31', 'Pacific/Port_Moresby')).toISOString()).toBe(
    '2026-12-31T14:00:00.000Z',
  )
})

test.each([
  ['quoted', 999, 'quoted'],
  ['quoted', 1000, 'expired'],
  ['accepted', 2000, 'accepted'],
  ['in review', 2000, 'in review'],
] as const)('a request that is %s is at %d %s', (status, now, shown) => {
  expect(getQuoteStatusAt(status, 1000, now)).toBe(shown)
})

test('a quote without an end does not expire by itself', () => {
  expect(getQuoteStatusAt('quoted', null, Number.MAX_SAFE_INTEGER)).toBe('quoted')
})

test('adds amounts without rounding errors', () => {
  expect(sumOfferItems([{ price: 0.1 }, { price: 0.2 }, { price: 1150 }])).toBe(1150.3)
  expect(sumOfferItems([])).toBe(0)
})

test.each([
  [1150, true],
  [89.5, true],
  [1.15, true],
  [0.001, false],
  [10.555, false],
])('%d has whole cents: %s', (amount, whole) => {
  expect(isInCents(amount)).toBe(whole)
})
