import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'
import type { Content } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { searchPortal } from './search.service.ts'
import { suggest } from './suggestions.ts'

interface Sources {
  readonly businesses: BusinessSearch
  readonly content: Content
  readonly guides: Guides
}

export function search(app: FastifyInstance, { store }: AppContext, sources: Sources): void {
  // News may be dated ahead and events end, so the answer depends on the time; events also show their places.
  publicRoute(app, calls.search, { timed: true, places: true }, async ({ query }, { now }) => ({
    json: await searchPortal({ store, ...sources }, query, now),
  }))

  publicRoute(app, calls.suggest, {}, ({ query }, { now }) => ({
    json: toJson(suggest(sources.businesses, query.q, now)),
  }))
}
