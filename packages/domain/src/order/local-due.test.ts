import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getDueCents,
  getLocalDue,
  getLocalPaymentCents,
  LOCAL_CURRENCY_CODES,
  type LocalMoney,
} from './index.ts'

const ORDER = {
  totalCents: 8900,
  creditCents: 0,
  receivedCents: 0,
  currency: 'SBD',
  rate: 8.4567,
  receivedLocal: 0,
} as const satisfies LocalMoney

describe('getLocalDue', () => {
  test.each([
    ['the whole price', {}, 752.65],
    ['less credit', { creditCents: 900 }, 676.54],
    ['the rest of what was received in it', { receivedCents: 3547, receivedLocal: 300 }, 452.65],
    ['what is due in dollars once some was received', { receivedCents: 3900, receivedLocal: null }, 422.84],
    ['nothing once all was received', { receivedCents: 8900, receivedLocal: 752.65 }, 0],
    ['whole francs', { currency: 'XPF', rate: 109.3 } as const, 9728],
  ])('is %s', (_what, change: Partial<LocalMoney>, due) => {
    expect(getLocalDue({ ...ORDER, ...change })).toBe(due)
  })
})

describe('getLocalPaymentCents', () => {
  test('is all cents due for a payment of the whole amount, and converts any excess by the rate', () => {
    expect(getLocalPaymentCents(752.65, ORDER)).toBe(8900)
    expect(getLocalPaymentCents(837.22, ORDER)).toBe(9900)
    expect(getLocalPaymentCents(100, ORDER)).toBe(1182)
  })

  test('pays an order completely, in any number of parts', () => {
    const rates = fc.double({ min: 1.5, max: 300, noNaN: true })
    const shares = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 })
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCAL_CURRENCY_CODES),
        rates,
        fc.integer({ min: 100, max: 100_000 }),
        shares,
        (currency, rate, totalCents, parts) => {
          let money: LocalMoney = { ...ORDER, currency, rate, totalCents }
          const pay = (amount: number) => {
            const cents = getLocalPaymentCents(amount, money)
            money = {
              ...money,
              receivedCents: money.receivedCents + cents,
              receivedLocal: Math.round(((money.receivedLocal ?? 0) + amount) * 100) / 100,
            }
          }
          for (const percent of parts) pay(Math.floor((getLocalDue(money) * percent) / 100))
          if (getDueCents(money) > 0) pay(getLocalDue(money))
          expect(getDueCents(money)).toBe(0)
          expect(money.receivedCents - totalCents).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})
