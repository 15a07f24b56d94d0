import type { Industry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { reasonsFor } from './in-focus.ts'
import { IN_FOCUS } from './industry-in-focus.ts'

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
    '12 Businesses listed here',
    '2nd Place among 3 industries',
    '4 of 5 Countries with it as a main industry',
    '8.5% Growth rate',
  ])
})

test('without counts nothing is said of listings', () => {
  expect(reasonsFor(IN_FOCUS, []).map(({ label }) => label)).toEqual([
    'Countries with it as a main industry',
    'Growth rate',
  ])
})
