import type { Industry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { findReasons } from './reasons.ts'
import { IN_FOCUS_SLUG } from './industry-in-focus.ts'

const industry = (slug: string, businessCount: number): Industry => ({
  name: slug,
  slug,
  description: '',
  businessCount,
  topCountries: ['nc', 'fj'],
})

test('combines counts of businesses with figures of the reference data', () => {
  const reasons = findReasons(IN_FOCUS_SLUG, [
    industry('mining', 40),
    industry(IN_FOCUS_SLUG, 12),
    industry('fisheries', 12),
  ])
  expect(reasons.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '12 Businesses listed here',
    '2nd Rank among 3 industries',
    '4 of 5 Where it is a main industry',
    '8.5% Growth rate',
  ])
  expect(reasons.at(-1)?.note).toBe(
    'Regional estimate. Economy of Fiji: 3.0% (2025 forecast, Asian Development Outlook, September 2025)',
  )
})

test('leaves out the counts of businesses when there are none', () => {
  expect(findReasons(IN_FOCUS_SLUG, []).map(({ label }) => label)).toEqual([
    'Where it is a main industry',
    'Growth rate',
  ])
})
