import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { listHeaders, pageOf } from '#db/pagination.ts'
import type { Directory } from '#features/businesses/businesses.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { Problem } from '#shared/problem.ts'
import { industriesView, industryView } from './industries.view.ts'

export function industries(app: FastifyInstance, directory: Directory): void {
  publicRoute(app, calls.listIndustries, {}, ({ query, url }, at) => {
    const page = pageOf(query)
    const matching = industriesView(query, directory.counts(at))
    const shown = matching.slice(page.offset, page.offset + page.limit)
    return { json: JSON.stringify(shown), headers: listHeaders(url, page, matching.length) }
  })

  publicRoute(app, calls.getIndustry, {}, ({ params }, at) => {
    const industry = industryView(params.slug, directory.counts(at))
    if (!industry) throw new Problem('not-found', 'Industry not found')
    return { json: JSON.stringify(industry) }
  })
}
