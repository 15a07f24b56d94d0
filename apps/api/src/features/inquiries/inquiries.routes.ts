import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { route } from '#http/route.ts'
import { sentIn } from '#http/sent-in.ts'
import { takeIssue, takeMessage } from './inquiries.service.ts'
import { readInquiries, settle } from './settling.service.ts'

const ATTEMPTS = { access: 'public', limits: ['public attempts'] } as const

export function inquiries(app: FastifyInstance, context: AppContext): void {
  route(app, calls.sendMessage, ATTEMPTS, (handled) =>
    takeMessage(context, sentIn(handled, ['messages', 'messages of one address'])),
  )

  // Reports without an address have none in common.
  route(app, calls.reportIssue, ATTEMPTS, (handled) =>
    takeIssue(
      context,
      sentIn(handled, handled.body.email ? ['messages', 'messages of one address'] : ['messages']),
    ),
  )

  route(app, calls.listInquiries, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = pageOf(query)
    const { items, total } = await readInquiries(context, query, page)
    void reply.headers(listHeaders(request.url, page, total))
    return items
  })

  route(app, calls.settleInquiry, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    settle(context, user.id, params.id, body),
  )
}
