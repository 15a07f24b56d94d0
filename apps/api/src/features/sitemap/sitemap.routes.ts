import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { linkToNext } from '#db/pagination.ts'
import type { Directory } from '#features/businesses/businesses.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { siteAddresses } from './sitemap.service.ts'

/** Addresses on a page when nobody says how many. */
const PAGE_ROWS = 1_000

export function sitemap(app: FastifyInstance, { store }: AppContext, directory: Directory): void {
  publicRoute(app, calls.listAddresses, { timed: true }, async ({ query, url }, at) => {
    const { kind, limit = PAGE_ROWS, page = 1 } = query
    const rows = { limit, offset: (page - 1) * limit }
    const { items, total } = await siteAddresses(store, kind, rows, {
      counts: directory.counts(at),
      now: at.now,
    })
    const link = rows.offset + limit < total && linkToNext(url, { limit, page: page + 1 })
    return {
      json: JSON.stringify(items),
      headers: { 'x-total-count': String(total), ...(link && { link }) },
    }
  })
}
