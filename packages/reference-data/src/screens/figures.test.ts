import { expect, test } from 'vitest'
import {
  PORTAL,
  RESPONSE_TIMES,
  QUOTE_PHONE_PLACEHOLDER,
  SCROLL_OFFSET,
  DISPLAY_COUNTS,
  SLIDER,
} from '../index.ts'

test('the portal has its name and tagline', () => {
  expect(`${PORTAL.name}: ${PORTAL.tagline}`).toBe('Pacific Business Portal: Find. Connect. Trade. Invest.')
})

test('screens show the specified number of items', () => {
  expect(DISPLAY_COUNTS).toEqual({
    featuredBusinesses: 6,
    directorySkeletons: 9,
    newsSkeletons: 3,
    carouselProvinces: 5,
    carouselNews: 3,
    countryNews: 4,
    pageSize: 24,
  })
})

test('the slider and the side menu have the specified timing and size', () => {
  expect(SLIDER.interval).toBe(7_000)
  expect(SCROLL_OFFSET).toBe(200)
})

test('response times are as specified', () => {
  expect(RESPONSE_TIMES).toEqual({ reviewWorkingDays: 3, reviewHours: 24, quoteHours: 24 })
  expect(QUOTE_PHONE_PLACEHOLDER).toMatch(/^\+679 /)
})
