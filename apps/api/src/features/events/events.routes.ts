import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { route } from '#http/route.ts'
import type { Events } from './events.service.ts'

export function eventRoutes(app: FastifyInstance, events: Events): void {
  route(app, calls.listEvents, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, { timed: true }, async ({ now }) => {
      const { items, total } = await events.list(query, now)
      return { json: JSON.stringify(items), headers: listHeaders(request.url, pageOf(query), total) }
    }),
  )
}
