import { Readable } from 'node:stream'
import { AdminBusinessFilter, calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { adminFile } from '#http/routes/admin-file.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { route } from '#http/routes/route.ts'
import { readAdminBusiness } from './business-detail.service.ts'
import { exportAdminBusinesses, listAdminBusinesses, recordExport } from './businesses-list.service.ts'
import { featureBusiness } from './featuring.service.ts'
import { grantPlan } from './grant.service.ts'
import { changeOwner } from './owner.service.ts'
import { endSuspension, suspendBusiness } from './suspension.service.ts'
import { verifyBusiness, withdrawVerification } from './verification.service.ts'

/** Businesses for administrators. */
export function businessAdminRoutes(app: FastifyInstance, context: AppContext): void {
  listRoutes(app, context)
  actionRoutes(app, context)
}

function listRoutes(app: FastifyInstance, context: AppContext): void {
  const { store, now } = context

  route(app, calls.listAdminBusinesses, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listAdminBusinesses(store.read, query, page, now())
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  adminFile(
    app,
    { path: '/api/admin/businesses.csv', query: AdminBusinessFilter },
    async (query, reply, user) => {
      const { sort: _sort, ...filter } = query
      const at = now()
      await recordExport(context, user.id, filter)
      const day = new Date(at).toISOString().slice(0, 10)
      return reply
        .headers({
          ...createAttachmentHeaders(`businesses-${day}.csv`),
          'content-type': 'text/csv; charset=utf-8',
        })
        .send(Readable.from(exportAdminBusinesses(store.read, filter, at)))
    },
  )
}

function actionRoutes(app: FastifyInstance, context: AppContext): void {
  const { store, now } = context
  const write = { access: 'admin', limits: ['writes'] } as const
  const toAction = (administratorId: number, id: number, revision: string) => ({
    administratorId,
    id,
    revision,
  })

  route(app, calls.getAdminBusiness, { access: 'admin' }, ({ user, params }) =>
    readAdminBusiness(store.read, params.id, { viewerId: user.id, now: now() }),
  )

  route(app, calls.suspendBusiness, write, ({ user, params, body }) =>
    suspendBusiness(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.endSuspension, write, ({ user, params, body }) =>
    endSuspension(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.featureBusiness, write, ({ user, params, body }) =>
    featureBusiness(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.verifyBusiness, write, ({ user, params, body }) =>
    verifyBusiness(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.withdrawVerification, write, ({ user, params, body }) =>
    withdrawVerification(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.changeOwner, write, ({ user, params, body }) =>
    changeOwner(context, toAction(user.id, params.id, body.revision), body),
  )

  route(app, calls.grantPlan, write, ({ user, params, body }) =>
    grantPlan(context, toAction(user.id, params.id, body.revision), body),
  )
}
