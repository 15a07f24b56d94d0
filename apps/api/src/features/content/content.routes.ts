import type { FastifyInstance } from 'fastify'
import { nextPage, pageOf } from '#db/pagination.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { Content } from './content.service.ts'
import { CONTENT_KINDS, type ContentKind } from './content.table.ts'
import type { ContentQuery, Kind } from './kinds/kind.ts'
import { getKind } from './kinds/kinds.ts'

/** Answers change with time, since content is dated ahead, ends and closes; those about events also with their places. */
const getCacheOptions = (name: ContentKind) => ({ timed: true, places: name === 'event' })

/** Adds the list, where it has one, and the detail call of each kind. */
export function contentRoutes(app: FastifyInstance, content: Content): void {
  for (const name of CONTENT_KINDS) addKindRoutes(app, getKind(name), content)
}

function addKindRoutes(app: FastifyInstance, { name, calls }: Kind, content: Content): void {
  if (calls.list)
    publicRoute(app, calls.list, getCacheOptions(name), async ({ query: sent, url }, { now }) => {
      // Parameters of a kind's own are parsed by the kind.
      const query = sent as ContentQuery
      const { items, total } = await content.list(name, query, now)
      const next = nextPage(pageOf(query), total)
      return { json: JSON.stringify(items), headers: paginationHeaders(url, total, next) }
    })

  publicRoute(app, calls.one, getCacheOptions(name), async ({ params }, { now }) => {
    // The only parameter of the path, whatever its name.
    const [idOrSlug = ''] = Object.values(params as Record<string, string>)
    return { json: JSON.stringify(await content.one(name, idOrSlug, now)) }
  })
}
