import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { HandledRequest } from '#http/routes/route.ts'
import { toJson } from '#shared/json.ts'
import { readOwnProfile, readPublicProfile, type FindProfile } from './profile.service.ts'

export function profileRoutes(
  app: FastifyInstance,
  { store, now }: AppContext,
  findProfile: FindProfile,
): void {
  const readOwn = async ({ params, user }: HandledRequest<typeof calls.getBusiness, 'visitor'>) =>
    user && readOwnProfile(store, findProfile, params.idOrSlug, { viewer: user, now: now() })

  publicRoute(app, calls.getBusiness, { own: { response: readOwn } }, async ({ params }, at) => ({
    json: toJson(await readPublicProfile(findProfile, params.idOrSlug, at.now)),
  }))
}
