import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { ReadCounts } from '#features/directory/counts.service.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { readSitemapEntries } from './sitemap.service.ts'

/** The page size of a query without a limit. */
const PAGE_ROWS = 1_000

export function sitemapRoutes(app: FastifyInstance, { store }: AppContext, counts: ReadCounts): void {
  publicRoute(app, calls.listAddresses, { timed: true }, async ({ query, url }, at) => {
    const { kind, limit = PAGE_ROWS, page = 1 } = query
    const rows = { limit, offset: (page - 1) * limit }
    const { items, total } = await readSitemapEntries(store, kind, rows, {
      counts: await counts(at),
      now: at.now,
    })
    const next = rows.offset + limit < total ? { limit, page: page + 1 } : null
    return { json: toJson(items), headers: createPaginationHeaders(url, total, next) }
  })
}
