import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { route } from '#http/routes/route.ts'
import {
  listSaved,
  listSavedIds,
  mergeSaved,
  saveBusiness,
  unsaveBusiness,
  type SaveParts,
} from './saves.service.ts'

export function saveRoutes(app: FastifyInstance, context: AppContext, parts: SaveParts): void {
  const writes = { access: 'user', limits: ['writes'] } as const

  route(app, calls.listSaves, { access: 'user' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listSaved(context, user.id, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.listSavedIds, { access: 'user' }, ({ user }) => listSavedIds(context, user.id))

  route(app, calls.saveBusiness, writes, ({ user, params }) =>
    saveBusiness(context, parts, user.id, params.businessId),
  )

  route(app, calls.unsaveBusiness, writes, ({ user, params }) =>
    unsaveBusiness(context, user.id, params.businessId),
  )

  route(app, calls.mergeSaves, writes, ({ user, body }) =>
    mergeSaved(context, parts, user.id, body.businessIds),
  )
}
