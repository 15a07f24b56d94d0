import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { listHeaders, pageOf } from '#db/pagination.ts'
import type { Directory } from '#features/businesses/businesses.service.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { industriesView, industryView } from './industries.view.ts'

export function industries(app: FastifyInstance, directory: Directory): void {
  route(app, calls.listIndustries, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, {}, (at) => {
      const page = pageOf(query)
      const matching = industriesView(query, directory.census(at))
      const shown = matching.slice(page.offset, page.offset + page.limit)
      return { json: JSON.stringify(shown), headers: listHeaders(request.url, page, matching.length) }
    }),
  )

  route(app, calls.getIndustry, { access: 'public' }, ({ params, request, reply }) =>
    app.answerPublicly(request, reply, {}, (at) => {
      const industry = industryView(params.slug, directory.census(at))
      if (!industry) throw new Problem('not-found', 'Industry not found')
      return { json: JSON.stringify(industry) }
    }),
  )
}
