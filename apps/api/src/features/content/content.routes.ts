import type { FastifyInstance } from 'fastify'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { Content } from './content.service.ts'
import { CONTENT_KINDS, type ContentKind } from './content.table.ts'
import type { ContentQuery, Kind } from './kinds/kind.ts'
import { kindOf } from './kinds/kinds.ts'

/** Content is dated ahead, ends and closes, so the clock is part of what is answered; of events also their places. */
const getCacheOptions = (name: ContentKind) => ({ timed: true, places: name === 'event' })

/** The list of each kind that has one, and one of each. */
export function contentRoutes(app: FastifyInstance, content: Content): void {
  for (const name of CONTENT_KINDS) addKindRoutes(app, kindOf(name), content)
}

function addKindRoutes(app: FastifyInstance, { name, calls }: Kind, content: Content): void {
  if (calls.list)
    publicRoute(app, calls.list, getCacheOptions(name), async ({ query: sent, url }, { now }) => {
      // What the list's call takes beside is read by the kind that names the call.
      const query = sent as ContentQuery
      const { items, total } = await content.list(name, query, now)
      return { json: JSON.stringify(items), headers: listHeaders(url, pageOf(query), total) }
    })

  publicRoute(app, calls.one, getCacheOptions(name), async ({ params }, { now }) => {
    // The one parameter of its path, whatever it is called.
    const [idOrSlug = ''] = Object.values(params as Record<string, string>)
    return { json: JSON.stringify(await content.one(name, idOrSlug, now)) }
  })
}
