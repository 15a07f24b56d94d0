import { describe, expect, test } from 'vitest'
import { DAY } from '../shared/index.ts'
import { listDueQuoteMails } from './index.ts'

const end = Date.parse('2026-12-20T13:00:00Z')

describe('listDueQuoteMails', () => {
  test.each([
    ['an instant before three days', -3 * DAY - 1, [], []],
    ['three days before', -3 * DAY, [], ['ending']],
    ['once the reminder is sent', -DAY, ['ending'], []],
    ['an instant before its end', -1, [], ['ending']],
    ['at its end', 0, ['ending'], ['ran out']],
    ['after its end, without a reminder that would be of no use', DAY, [], ['ran out']],
    ['once that is sent', 40 * DAY, ['ran out'], []],
  ] as const)('%s', (_, after, sent, due) => {
    expect(listDueQuoteMails(end, sent, end + after)).toEqual(due)
  })
})
