import { expect, test } from 'vitest'
import { anEvent, anOwnBusiness } from '#test/factories.ts'
import { aTender } from '#test/content-factories.ts'
import { findOpportunities, toTradeProfile } from './find-opportunities.ts'

const profile = toTradeProfile([
  anOwnBusiness({ country: 'sb', province: 'malaita', category: 'Fisheries & Aquaculture' }),
  anOwnBusiness({ country: 'sb', province: 'malaita', category: 'Other' }),
])

test('a trade profile has each country, province and industry of the businesses once', () => {
  expect(profile).toEqual({ countries: ['sb'], provinces: ['malaita'], industries: ['fisheries'] })
})

const tender = (slug: string, own: object) => aTender({ slug, ...own })
const event = (slug: string, own: object) => anEvent({ slug, ...own })

test('ranks an industry match above a province match and leaves out what matches neither', () => {
  const tenders = [
    tender('far', { country: 'fj', province: null, industry: 'construction' }),
    tender('other-province', { country: 'sb', province: 'western', industry: 'construction' }),
    tender('province', { country: 'sb', province: 'malaita', industry: 'construction' }),
    tender('trade-abroad', { country: 'fj', province: null, industry: 'fisheries' }),
    tender('trade-at-home', { country: 'sb', province: 'malaita', industry: 'fisheries' }),
  ]
  const events = [event('fair', { country: 'sb', province: null }), event('elsewhere', { country: 'vu' })]
  expect(findOpportunities(profile, tenders, events, 9).map(({ href }) => href)).toEqual([
    '/tenders/trade-at-home',
    '/tenders/trade-abroad',
    '/tenders/province',
    '/events/fair',
  ])
})

test('orders equal matches by date, drops duplicates and stops at the limit', () => {
  const late = event('late', { country: 'sb', province: 'malaita', startsAt: '2026-12-20T00:00:00.000Z' })
  const soon = event('soon', { country: 'sb', province: 'malaita', startsAt: '2026-12-01T00:00:00.000Z' })
  expect(findOpportunities(profile, [], [late, soon, late], 9).map(({ href }) => href)).toEqual([
    '/events/soon',
    '/events/late',
  ])
  expect(findOpportunities(profile, [], [late, soon], 1)).toHaveLength(1)
})
