import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { SearchCounter } from '#features/analytics/searches/searches.service.ts'
import { isCrawler } from '#http/server/is-crawler.ts'
import { route } from '#http/routes/route.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'
import type { FindNearest } from '#features/directory/nearest.service.ts'
import type { Content } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { createAnswers } from './answers/answers.service.ts'
import { hasResults, searchPortal } from './search.service.ts'
import { suggest } from './suggestions.ts'

interface Sources {
  readonly businesses: BusinessSearch
  readonly content: Content
  readonly guides: Guides
}

export function siteSearchRoutes(
  app: FastifyInstance,
  { now: readClock, store }: AppContext,
  { counter, ...sources }: Sources & { readonly nearest: FindNearest; readonly counter: SearchCounter },
): void {
  const findAnswers = createAnswers(store, sources.guides)
  app.flushOnClose(() => counter.flush())

  // News may be dated ahead and events end, so the response depends on the time; events also show their places.
  publicRoute(app, calls.search, { timed: true, places: true }, async ({ query }, at) => ({
    json: await searchPortal({ ...sources, findAnswers }, query, at),
  }))

  publicRoute(app, calls.suggest, {}, async ({ query }, at) => ({
    json: toJson(await suggest(sources.businesses, query.q, at)),
  }))

  // A separate call: most views of cached result pages never reach the search.
  route(app, calls.countSearch, { access: 'visitor', limits: ['taps'] }, async ({ body, user, request }) => {
    if (user?.isAdmin || isCrawler(request.headers['user-agent'])) return
    counter.count(body.text, await hasResults(sources, body.text, readClock()))
  })
}
