import { expect, test } from 'vitest'
import { aBusiness } from '#test/factories.ts'
import { SHARE_MAX, shareText } from './share-text.ts'

const URL_SHORT = 'https://portal.example/sb/food-and-beverages/kokonut-oil-cooperative'

test('the shared text has name, category and place', () => {
  expect(shareText(aBusiness(), URL_SHORT)).toBe(
    'Kokonut Oil Cooperative: Food & Beverages, Auki, Malaita, Solomon Islands',
  )
})

test.each([20, 68, 90, 120, 150, 159, 200])('the text fits with an address of %i characters', (length) => {
  const url = 'https://x.example/'.padEnd(length, 'a')
  const text = shareText(
    aBusiness({ name: 'The Very Long Name of a Cooperative of Growers and Weavers' }),
    url,
  )
  expect(`${text} ${url}`.trim().length).toBeLessThanOrEqual(Math.max(SHARE_MAX, length))
  expect(text).not.toMatch(/[\s,:&]…?$/)
})
