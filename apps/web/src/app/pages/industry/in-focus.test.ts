import type { Industry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { IN_FOCUS, reasonsFor } from './in-focus.ts'

const industry = (slug: string, businessCount: number): Industry => ({
  name: slug,
  slug,
  description: '',
  businessCount,
  topCountries: [],
})

test('the reasons are counted from the listings and from the tables', () => {
  const reasons = reasonsFor(IN_FOCUS, [
    industry('mining', 40),
    industry(IN_FOCUS, 12),
    industry('fisheries', 12),
  ])
  expect(reasons.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '12 businesses listed here',
    '2nd of 3 industries by listings',
    '4 of 5 countries have it among their main industries',
    '8.5% growth rate',
  ])
})

test('without counts nothing is said of listings', () => {
  expect(reasonsFor(IN_FOCUS, []).map(({ label }) => label)).toEqual([
    'countries have it among their main industries',
    'growth rate',
  ])
})
