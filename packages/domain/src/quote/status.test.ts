import { expect, test } from 'vitest'
import {
  canChangeQuoteStatus,
  listNextQuoteStatuses,
  QUOTE_STATUSES,
  parseQuoteStatus,
  getQuoteStatusLabel,
  getQuoteStatusMeaning,
} from './status.ts'

test.each([
  ['new', 'in review', true],
  ['new', 'quoted', true],
  ['in review', 'quoted', true],
  ['quoted', 'accepted', true],
  ['quoted', 'declined', true],
  ['new', 'accepted', false],
  ['accepted', 'declined', false],
  ['accepted', 'new', false],
  ['quoted', 'new', false],
  ['declined', 'in review', true],
  ['expired', 'quoted', false],
] as const)('from %s to %s: %s', (from, to, may) => {
  expect(canChangeQuoteStatus(from, to)).toBe(may)
})

test('no status leads to itself, and all but the first are reachable', () => {
  const reached = new Set(QUOTE_STATUSES.flatMap((status) => [...listNextQuoteStatuses(status)]))
  expect(QUOTE_STATUSES.filter((status) => canChangeQuoteStatus(status, status))).toEqual([])
  expect(QUOTE_STATUSES.filter((status) => !reached.has(status))).toEqual(['new'])
})

test('every status has a label and a meaning', () => {
  for (const status of QUOTE_STATUSES) {
    expect(getQuoteStatusLabel(status)).toMatch(/^[A-Z][a-z ]+$/)
    expect(getQuoteStatusMeaning(status)).toMatch(/\.$/)
  }
})

test.each([
  ['in review', 'in review'],
  ['in-review', 'in review'],
  ['In_Review', 'in review'],
  ['QUOTED', 'quoted'],
  ['done', null],
  ['', null],
])('parses %j as %s', (text, status) => {
  expect(parseQuoteStatus(text)).toBe(status)
})
