import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import type { ReadCounts } from '#features/directory/counts.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { Problem } from '#shared/problem.ts'
import { toIndustryEntries, toIndustryDetails } from './industries.view.ts'

export function industryRoutes(app: FastifyInstance, counts: ReadCounts): void {
  publicRoute(app, calls.listIndustries, {}, async ({ query, url }, at) => {
    const page = parsePage(query)
    const matching = toIndustryEntries(query, await counts(at))
    const shown = matching.slice(page.offset, page.offset + page.limit)
    const total = matching.length
    return { json: toJson(shown), headers: createPaginationHeaders(url, total, getNextPage(page, total)) }
  })

  publicRoute(app, calls.getIndustry, {}, async ({ params }, at) => {
    const industry = toIndustryDetails(params.slug, await counts(at))
    if (!industry) throw new Problem('not-found', 'Industry not found')
    return { json: toJson(industry) }
  })
}
