import { businessFacets, calls, type BusinessFacets, type BusinessSummary } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { aSummary } from './factories.ts'
import { someFacets } from './facets.ts'
import { respondWith, server } from './server.ts'

const some = (count: number, start = 1): BusinessSummary[] =>
  Array.from({ length: count }, (_, index) =>
    aSummary({ id: start + index, name: `Shop ${start + index}`, slug: `shop-${start + index}` }),
  )

/** Mocks lists with `total` businesses; returns the received queries. */
export function mockLists(total: number) {
  const requests: string[] = []
  server.use(
    respondWith(
      calls.listBusinesses,
      200,
      ({ url }) => {
        const page = Number(url.searchParams.get('page') ?? 1)
        return some(Math.max(0, Math.min(24, total - (page - 1) * 24)), (page - 1) * 24 + 1)
      },
      {
        headers: { 'X-Total-Count': String(total) },
        onRequest: ({ url }) => requests.push(url.search),
      },
    ),
  )
  return requests
}

/** Mocks the numbers of filters; returns the received queries. */
export function mockFacets(own: Partial<BusinessFacets> = {}) {
  const requests: string[] = []
  server.use(
    respondWith(businessFacets, 200, someFacets(own), { onRequest: ({ url }) => requests.push(url.search) }),
  )
  return requests
}

export const cards = () => screen.findAllByRole('article')
export const found = (count: string) => screen.findByRole('heading', { level: 2, name: count })
