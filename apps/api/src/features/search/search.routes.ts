import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { BusinessSearch } from '#features/businesses/search/search.service.ts'
import type { Content } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { searchJson } from './search.service.ts'
import { suggestions } from './suggestions.ts'

interface Searched {
  readonly businesses: BusinessSearch
  readonly content: Content
  readonly guides: Guides
}

export function search(app: FastifyInstance, { store }: AppContext, searched: Searched): void {
  // News may be dated ahead and events end, so the clock is part of what is answered; events also show their places.
  publicRoute(app, calls.search, { timed: true, places: true }, async ({ query }, { now }) => ({
    json: await searchJson({ store, ...searched }, query, now),
  }))

  publicRoute(app, calls.suggest, {}, ({ query }, { now }) => ({
    json: toJson(suggestions(searched.businesses, query.q, now)),
  }))
}
