import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { canSeeAll, requirePublic, type FindProfile } from '#features/businesses/profile/profile.service.ts'
import { readEngagement, type EngagementCounter } from './engagement.service.ts'
import { isCrawler } from '#http/server/is-crawler.ts'

interface Parts {
  readonly findProfile: FindProfile
  readonly engagement: EngagementCounter
}

export function engagementRoutes(
  app: FastifyInstance,
  context: AppContext,
  { findProfile, engagement: counter }: Parts,
): void {
  app.flushOnClose(() => counter.flush())

  route(
    app,
    calls.tapBusiness,
    { access: 'visitor', limits: ['taps'] },
    async ({ params, body, user, request }) => {
      const business = await requirePublic(findProfile, params.idOrSlug, context.now())
      const isVisitor = !user || !canSeeAll(business, user)
      if (isVisitor && !isCrawler(request.headers['user-agent'])) counter.count(business, body.kind)
    },
  )

  route(app, calls.getEngagement, { access: 'user' }, ({ user, query }) =>
    readEngagement(context, counter, user.id, query),
  )
}
