import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replayMoney } from './order-money.ts'

const price = { totalCents: 8900, creditCents: 0 }
const moves = (...cents: number[]) => cents.map((one, at) => ({ at, cents: one }))

describe('the money of an order', () => {
  test.each([
    ['nothing', [], { receivedCents: 0, isPaid: false, hasEnded: false }],
    ['a part', [4000], { receivedCents: 4000, isPaid: false, hasEnded: false }],
    ['a part that was taken back', [4000, -4000], { receivedCents: 0, isPaid: false, hasEnded: false }],
    ['two parts, one taken back in between', [4000, -4000, 4900], { receivedCents: 4900, isPaid: false }],
    ['two parts, one taken back afterwards', [4000, 4900, -4000], { receivedCents: 4900, isPaid: true }],
    ['all of it', [8900], { receivedCents: 8900, isPaid: true, hasEnded: false }],
    ['all, taken back in parts', [8900, -2000, -6900], { receivedCents: 0, isPaid: false, hasEnded: true }],
    ['all, twice, one taken back', [8900, 8900, -8900], { receivedCents: 8900, isPaid: true }],
    ['all, taken back and paid again', [8900, -8900, 8900], { receivedCents: 8900, isPaid: true }],
    ['more taken back than came', [8900, -8900, -8900], { receivedCents: 0, isPaid: false, hasEnded: true }],
  ])('of %s', (_, cents, result) => {
    expect(replayMoney(price, moves(...cents))).toMatchObject(result)
  })

  test('an order paid by credit stays paid when an excess payment is taken back', () => {
    expect(replayMoney({ totalCents: 8900, creditCents: 8900 }, moves(500, -500))).toEqual({
      receivedCents: 0,
      isPaid: true,
      hasEnded: false,
    })
  })

  test('is the same whatever the order in which movements are recorded', () => {
    const movement = fc.record({ at: fc.nat(6), cents: fc.constantFrom(4000, 4900, 8900, -4000, -8900) })
    fc.assert(
      fc.property(
        fc
          .array(movement, { maxLength: 8 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([movements, shuffled]) => {
          expect(replayMoney(price, shuffled)).toEqual(replayMoney(price, movements))
        },
      ),
    )
  })
})
