import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { deleteBusiness, listDeletedBusinesses, restoreBusiness } from './deletion.service.ts'
import { pauseBusiness } from './pause.service.ts'

/** Pausing, deleting and restoring one's own business. */
export function ownershipRoutes(app: FastifyInstance, context: AppContext): void {
  const writing = { access: 'user', limits: ['writes'] } as const

  route(app, calls.pauseBusiness, writing, ({ user, params, body }) =>
    pauseBusiness(context, { id: params.id, userId: user.id }, body.paused),
  )

  route(app, calls.deleteBusiness, writing, ({ user, params }) =>
    deleteBusiness(context, { id: params.idOrSlug, userId: user.id }),
  )

  route(app, calls.restoreBusiness, writing, ({ user, params }) =>
    restoreBusiness(context, { id: params.id, userId: user.id }),
  )

  route(app, calls.listDeletedBusinesses, { access: 'user' }, ({ user }) =>
    listDeletedBusinesses(context, user.id),
  )
}
