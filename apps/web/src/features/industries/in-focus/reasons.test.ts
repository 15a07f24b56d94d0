import type { Industry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { findReasons } from './reasons.ts'
import { IN_FOCUS_SLUG } from './industry-in-focus.ts'

const industry = (slug: string, businessCount: number): Industry => ({
  name: slug,
  slug,
  description: '',
  businessCount,
  topCountries: [],
})

test('combines counts of businesses with figures of the reference data', () => {
  const reasons = findReasons(IN_FOCUS_SLUG, [
    industry('mining', 40),
    industry(IN_FOCUS_SLUG, 12),
    industry('fisheries', 12),
  ])
  expect(reasons.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '12 Businesses listed here',
    '2nd Place among 3 industries',
    '4 of 5 Countries with it as a main industry',
    '8.5% Growth rate',
  ])
})

test('leaves out the counts of businesses when there are none', () => {
  expect(findReasons(IN_FOCUS_SLUG, []).map(({ label }) => label)).toEqual([
    'Countries with it as a main industry',
    'Growth rate',
  ])
})
