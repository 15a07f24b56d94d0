import { expect, test } from 'vitest'
import { anEvent, anOwnBusiness } from '#test/factories.ts'
import { aTender } from '#test/content-factories.ts'
import { fieldOf, offersFor } from './own-offers.ts'

const field = fieldOf([
  anOwnBusiness({ country: 'sb', province: 'malaita', category: 'Fisheries & Aquaculture' }),
  anOwnBusiness({ country: 'sb', province: 'malaita', category: 'Other' }),
])

test('one’s field is the places and trades of one’s listings, each once', () => {
  expect(field).toEqual({ countries: ['sb'], provinces: ['malaita'], industries: ['fisheries'] })
})

const tender = (slug: string, own: object) => aTender({ slug, ...own })
const event = (slug: string, own: object) => anEvent({ slug, ...own })

test('what fits the trade comes before what fits the province, what fits neither is left out', () => {
  const tenders = [
    tender('far', { country: 'fj', province: null, industry: 'construction' }),
    tender('other-province', { country: 'sb', province: 'western', industry: 'construction' }),
    tender('province', { country: 'sb', province: 'malaita', industry: 'construction' }),
    tender('trade-abroad', { country: 'fj', province: null, industry: 'fisheries' }),
    tender('trade-at-home', { country: 'sb', province: 'malaita', industry: 'fisheries' }),
  ]
  const events = [event('fair', { country: 'sb', province: null }), event('elsewhere', { country: 'vu' })]
  expect(offersFor(field, tenders, events, 9).map(({ href }) => href)).toEqual([
    '/tenders/trade-at-home',
    '/tenders/trade-abroad',
    '/tenders/province',
    '/events/fair',
  ])
})

test('of what fits as well the soonest comes first, each once, and no more than there is room for', () => {
  const late = event('late', { country: 'sb', province: 'malaita', startsAt: '2026-12-20T00:00:00.000Z' })
  const soon = event('soon', { country: 'sb', province: 'malaita', startsAt: '2026-12-01T00:00:00.000Z' })
  expect(offersFor(field, [], [late, soon, late], 9).map(({ href }) => href)).toEqual([
    '/events/soon',
    '/events/late',
  ])
  expect(offersFor(field, [], [late, soon], 1)).toHaveLength(1)
})
