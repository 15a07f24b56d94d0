import { expect, test } from 'vitest'
import { LISTING_TERMS } from './listing-terms.ts'

test('the terms have a date as their version, and full sentences in every section', () => {
  expect(new Date(LISTING_TERMS.version).toISOString()).toBe(`${LISTING_TERMS.version}T00:00:00.000Z`)
  for (const { title, paragraphs } of LISTING_TERMS.sections) {
    expect(title).not.toBe('')
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].{40,}\.$/)
  }
})
