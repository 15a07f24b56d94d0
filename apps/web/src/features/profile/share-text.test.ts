import { expect, test } from 'vitest'
import { aBusiness } from '#test/factories.ts'
import { MAX_SHARE_LENGTH, formatShareText } from './share-text.ts'

const URL_SHORT = 'https://portal.example/sb/food-and-beverages/kokonut-oil-cooperative'

test('the shared text has name, category and place', () => {
  expect(formatShareText(aBusiness(), URL_SHORT)).toBe(
    'Kokonut Oil Cooperative: Food & Beverages, Auki, Malaita, Solomon Islands',
  )
})

test.each([20, 68, 90, 120, 150, 159, 200])('the text fits with an address of %i characters', (length) => {
  const url = 'https://x.example/'.padEnd(length, 'a')
  const text = formatShareText(
    aBusiness({ name: 'The Very Long Name of a Cooperative of Growers and Weavers' }),
    url,
  )
  expect(`${text} ${url}`.trim().length).toBeLessThanOrEqual(Math.max(MAX_SHARE_LENGTH, length))
  expect(text).not.toMatch(/[\s,:&]…?$/)
})
