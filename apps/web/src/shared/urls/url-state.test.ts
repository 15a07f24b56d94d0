// cspell:ignore niara
import { expect, test } from 'vitest'
import { parseText } from './url-state.ts'

test.each([
  ['q=%00', undefined],
  ['q=%20%20', undefined],
  ['q=oil%00%0Apress%1b', 'oil press'],
  ['q=%20Kokonut%20oil%20', 'Kokonut oil'],
  ['q=H%C5%8Dniara', 'Hōniara'],
  [`q=${'a'.repeat(250)}`, 'a'.repeat(200)],
])('%s is parsed as %j', (query, text) => {
  expect(parseText(new URLSearchParams(query), 'q')).toBe(text)
})
