import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmission } from '#http/routes/public-submission.ts'
import { createIssueReport, createMessage } from './inquiries.service.ts'
import { readInquiries, resolveInquiry } from './inquiry-admin.service.ts'

const ATTEMPTS = { access: 'public', limits: ['public attempts'] } as const

export function inquiries(app: FastifyInstance, context: AppContext): void {
  route(app, calls.sendMessage, ATTEMPTS, (handled) =>
    createMessage(context, publicSubmission(handled, ['messages', 'messages of one address'])),
  )

  // Reports without an address have none in common.
  route(app, calls.reportIssue, ATTEMPTS, (handled) =>
    createIssueReport(
      context,
      publicSubmission(handled, handled.body.email ? ['messages', 'messages of one address'] : ['messages']),
    ),
  )

  route(app, calls.listInquiries, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = pageOf(query)
    const { items, total } = await readInquiries(context, query, page)
    void reply.headers(listHeaders(request.url, page, total))
    return items
  })

  route(app, calls.resolveInquiry, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    resolveInquiry(context, user.id, params.id, body),
  )
}
