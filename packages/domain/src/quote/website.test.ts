import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADD_ONS, getPlan } from '../plan/index.ts'
import {
  parsePages,
  PREFERRED_CONTACTS,
  estimateQuote,
  WEBSITE_PACKAGE,
  WEBSITE_PAGES,
  getWebsitePrice,
} from './index.ts'

const NAMES = ADD_ONS.map(({ name }) => name)

describe('getWebsitePrice', () => {
  test('is 800, 1000 and 1200 for three, four and five pages', () => {
    expect(WEBSITE_PAGES.map((pages) => [pages, getWebsitePrice(pages)])).toEqual([
      [3, 800],
      [4, 1000],
      [5, 1200],
    ])
  })
})

describe('parsePages', () => {
  test.each(WEBSITE_PAGES)('accepts %d', (pages) => {
    expect(parsePages(pages)).toEqual({ ok: true, value: pages })
  })

  test.each([0, 2, 6, 3.5, -3, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (pages) => {
    expect(parsePages(pages)).toEqual({ ok: false, message: 'Please choose 3, 4 or 5 pages' })
  })
})

const quoteTotal = (...args: Parameters<typeof estimateQuote>) => estimateQuote(...args).total

describe('estimateQuote', () => {
  test('is the price of the website without services', () => {
    expect(quoteTotal(3, [])).toBe(800)
  })

  test('adds every chosen service', () => {
    expect(quoteTotal(4, ['Logo design', 'Online booking system'])).toBe(1550)
    expect(quoteTotal(5, NAMES)).toBe(2550)
  })

  test('counts a service once, whatever the number and order of choices', () => {
    const chosen = fc.array(fc.constantFrom(...NAMES), { maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...WEBSITE_PAGES), chosen, (pages, services) => {
        const distinct = [...new Set(services)]
        expect(quoteTotal(pages, services)).toBe(quoteTotal(pages, distinct.toReversed()))
        const prices = ADD_ONS.filter(({ name }) => distinct.includes(name)).map(({ price }) => price)
        expect(quoteTotal(pages, services) - getWebsitePrice(pages)).toBe(
          prices.reduce<number>((sum, price) => sum + price, 0),
        )
      }),
    )
  })
})

test('the package comes with the agreed hosting, support and listing', () => {
  expect(WEBSITE_PACKAGE).toMatchObject({
    defaultPages: 3,
    hostingPerYear: 120,
    uptime: '99.9%',
    domainSuffix: '.com',
    supportDays: 30,
    listingTier: 2,
    listingDays: 365,
  })
  expect(getPlan(2).price).toBe(129)
  expect(PREFERRED_CONTACTS).toEqual(['email', 'phone', 'whatsapp'])
})
