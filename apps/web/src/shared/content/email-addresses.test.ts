import { expect, test } from 'vitest'
import { findFirstAddress, createMailLink, splitAddresses } from './email-addresses.ts'

test.each([
  ['Write to desk@ledger.example or call.', [['Write to '], ['desk@ledger.example', true], [' or call.']]],
  ['Write to a.b-c@d-e.example.', [['Write to '], ['a.b-c@d-e.example', true], ['.']]],
  ['Come by at 5 @ the wharf.', [['Come by at 5 @ the wharf.']]],
  ['', []],
] as const)('splits “%s”', (text, pieces) => {
  expect(splitAddresses(text)).toEqual(
    pieces.map(([piece, isAddress = false]) => ({ text: piece, isAddress })),
  )
})

test('finds the first address, or none', () => {
  expect(findFirstAddress('Ask one@a.example or two@b.example')).toBe('one@a.example')
  expect(findFirstAddress('Come by')).toBeNull()
})

test('a link has its subject encoded', () => {
  expect(createMailLink('a@b.example', 'Enrol: nets & lines')).toBe(
    'mailto:a@b.example?subject=Enrol%3A%20nets%20%26%20lines',
  )
})
