import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { HandledRequest } from '#http/routes/route.ts'
import { Problem } from '#shared/problem.ts'
import { businessFeedRoutes } from './feed.routes.ts'
import type { ReadFacets } from './facets.service.ts'
import type { ListBusinesses } from './listing.service.ts'
import type { ReadMap } from './map.service.ts'
import { readOwnBusinesses } from '#features/ownership/owned.service.ts'

/** The reads of the public lists of businesses, their counts and their map. */
export interface ListReads {
  readonly list: ListBusinesses
  readonly readFacets: ReadFacets
  readonly readMap: ReadMap
}

export function directoryRoutes(
  app: FastifyInstance,
  context: AppContext,
  { list, readFacets, readMap }: ListReads,
): void {
  const { store, now } = context
  businessFeedRoutes(app, context, list)
  const listOwn = async ({
    query,
    user,
    request,
    reply,
  }: HandledRequest<typeof calls.listBusinesses, 'visitor'>) => {
    if (query.owner !== 'me') return null
    if (!user) throw new Problem('signed-out', 'Please sign in to see your listings')
    const page = parsePage(query)
    const { items, total } = await readOwnBusinesses(store.read, user.id, page, now())
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  }

  publicRoute(
    app,
    calls.listBusinesses,
    {
      timed: ({ query }) => query.tab === 'new' || query.open === true,
      own: { isRequested: ({ query }) => query.owner === 'me', response: listOwn },
    },
    async ({ query, url }, at) => {
      const { json, total, next } = await list(query, at)
      return { json, headers: createPaginationHeaders(url, total, next) }
    },
  )
  // Every response counts open businesses, and so depends on the clock.
  publicRoute(app, calls.businessFacets, { timed: true }, async ({ query }, at) => ({
    json: await readFacets(query, at),
  }))
  publicRoute(
    app,
    calls.businessMap,
    { timed: ({ query }) => query.tab === 'new' || query.open === true },
    async ({ query }, at) => ({ json: await readMap(query, at) }),
  )
}
