import type { Call } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import type { ReadTime } from '#db/version.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { ResponseBody } from '#http/routes/route.ts'
import { toJson } from '#shared/json.ts'
import type { Content } from './content.service.ts'
import { downloadRoutes } from './editorial/downloads.routes.ts'
import { contentEditingRoutes } from './editing/editing.routes.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import type { ContentQuery } from './kinds/kind.ts'
import { KINDS } from './kinds/kinds.ts'

/** Content is dated ahead, ends and closes, so responses depend on the clock. */
const TIMED = { timed: true }
/** Those of events also depend on free places. */
const EVENTS = { timed: true, places: true }

/** Content for the public and for administrators, its feeds and its downloads. */
export function contentRoutes(app: FastifyInstance, context: AppContext, content: Content): void {
  publicRoutes(app, content)
  contentEditingRoutes(app, context)
  feedRoutes(app, context, content)
  downloadRoutes(app, context, content)
}

/** Adds the list, where it has one, and the detail call of each kind. */
function publicRoutes(app: FastifyInstance, content: Content): void {
  const { news, event, tender, job, course, resource, page } = KINDS

  listRoute(app, news.calls.list, TIMED, (query, at) => content.list('news', query, at))
  detailRoute(app, news.calls.one, TIMED, (idOrSlug, now) => content.one('news', idOrSlug, now))
  listRoute(app, event.calls.list, EVENTS, (query, at) => content.list('event', query, at))
  detailRoute(app, event.calls.one, EVENTS, (idOrSlug, now) => content.one('event', idOrSlug, now))
  listRoute(app, tender.calls.list, TIMED, (query, at) => content.list('tender', query, at))
  detailRoute(app, tender.calls.one, TIMED, (idOrSlug, now) => content.one('tender', idOrSlug, now))
  listRoute(app, job.calls.list, TIMED, (query, at) => content.list('job', query, at))
  detailRoute(app, job.calls.one, TIMED, (idOrSlug, now) => content.one('job', idOrSlug, now))
  listRoute(app, course.calls.list, TIMED, (query, at) => content.list('course', query, at))
  detailRoute(app, course.calls.one, TIMED, (idOrSlug, now) => content.one('course', idOrSlug, now))
  listRoute(app, resource.calls.list, TIMED, (query, at) => content.list('resource', query, at))
  detailRoute(app, resource.calls.one, TIMED, (idOrSlug, now) => content.one('resource', idOrSlug, now))
  detailRoute(app, page.calls.one, TIMED, (slug, now) => content.one('page', slug, now))
}

interface Options {
  readonly timed: boolean
  readonly places?: boolean
}

function listRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options,
  list: (query: ContentQuery, at: ReadTime) => Promise<{ items: ResponseBody<C>; total: number }>,
): void {
  publicRoute(app, call, options, async ({ query: rawQuery, url }, at) => {
    // Each kind parses its own parameters.
    const query = rawQuery as ContentQuery
    const { items, total } = await list(query, at)
    const next = getNextPage(parsePage(query), total)
    return { json: toJson<ResponseBody<C>>(items), headers: createPaginationHeaders(url, total, next) }
  })
}

function detailRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  options: Options,
  read: (idOrSlug: string, now: number) => Promise<ResponseBody<C>>,
): void {
  publicRoute(app, call, options, async ({ params }, { now }) => {
    // The only parameter of the path, whatever its name.
    const [idOrSlug = ''] = Object.values(params as Record<string, string>)
    return { json: toJson<ResponseBody<C>>(await read(idOrSlug, now)) }
  })
}
