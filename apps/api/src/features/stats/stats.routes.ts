import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import type { ReadCounts } from '#features/directory/counts.service.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { countByProvince, countByType, readDashboard, readResourceStats } from './stats.service.ts'

export function statsRoutes(app: FastifyInstance, context: AppContext, counts: ReadCounts): void {
  publicRoute(app, calls.dashboardStats, { timed: true }, async (_request, at) => ({
    json: toJson(await readDashboard(context, await counts(at), at.now)),
  }))

  publicRoute(app, calls.resourceStats, { timed: true }, async (_request, at) => ({
    json: toJson(await readResourceStats(context, at.now)),
  }))

  publicRoute(app, calls.provinceStats, {}, async ({ query }, at) => ({
    json: toJson(countByProvince(query.country, await counts(at))),
  }))

  publicRoute(app, calls.typeStats, {}, async ({ query }, at) => ({
    json: toJson(countByType(query, await counts(at))),
  }))
}
