import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { Directory } from '#features/businesses/businesses.service.ts'
import { route } from '#http/route.ts'
import { provinceStats, readDashboard, typeStats } from './stats.service.ts'

export function stats(app: FastifyInstance, context: AppContext, directory: Directory): void {
  route(app, calls.dashboardStats, { access: 'public' }, ({ request, reply }) =>
    app.answerPublicly(request, reply, { timed: true }, async (at) => ({
      json: JSON.stringify(await readDashboard(context, directory.census(at), at.now)),
    })),
  )

  route(app, calls.provinceStats, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, {}, (at) => ({
      json: JSON.stringify(provinceStats(query.country, directory.census(at))),
    })),
  )

  route(app, calls.typeStats, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, {}, (at) => ({
      json: JSON.stringify(typeStats(query, directory.census(at))),
    })),
  )
}
