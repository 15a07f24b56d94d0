import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { nextPage, parsePage } from '#db/pagination.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import { openPending } from '#features/businesses/submission/pending.service.ts'
import { route } from '#http/routes/route.ts'
import { decideBusiness } from './moderation.service.ts'
import { countQueue, decideSubmission, readQueue } from './queue.service.ts'

export function moderation(app: FastifyInstance, context: AppContext): void {
  const readPending = openPending(context.store)

  route(app, calls.listPending, { access: 'admin' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await readPending(user.id, query.search ?? '', page, context.now())
    void reply.headers(paginationHeaders(request.url, total, nextPage(page, total)))
    return items
  })

  route(app, calls.decide, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    decideBusiness(context, user.id, params.id, body),
  )

  route(app, calls.listQueue, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await readQueue(context, query, page)
    void reply.headers(paginationHeaders(request.url, total, nextPage(page, total)))
    return items
  })

  route(app, calls.countQueue, { access: 'admin' }, () => countQueue(context))

  route(app, calls.decideSubmission, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    decideSubmission(context, user.id, params, body),
  )
}
