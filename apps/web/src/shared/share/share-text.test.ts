import { expect, test } from 'vitest'
import { MAX_SHARE_LENGTH, formatShareText } from './share-text.ts'

const TEXT = 'The Very Long Name of a Cooperative of Growers and Weavers: Agriculture & Agro-processing, Auki'

test('a text that fits stays whole', () => {
  expect(formatShareText('Supply of a boat, closes 3 Mar 2026', 'https://portal.example/tenders/boat')).toBe(
    'Supply of a boat, closes 3 Mar 2026',
  )
})

test.each([20, 68, 90, 120, 150, 159, 200])('the text fits with an address of %i characters', (length) => {
  const url = 'https://x.example/'.padEnd(length, 'a')
  const text = formatShareText(TEXT, url)
  expect(`${text} ${url}`.trim().length).toBeLessThanOrEqual(Math.max(MAX_SHARE_LENGTH, length))
  expect(text).not.toMatch(/[\s,:&]…?$/)
})
