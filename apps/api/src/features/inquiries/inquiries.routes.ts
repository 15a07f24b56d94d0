import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { createIssueReport, createMessage } from './inquiries.service.ts'
import { listInquiries, resolveInquiry } from './inquiry-admin.service.ts'

export function inquiryRoutes(app: FastifyInstance, context: AppContext): void {
  publicSubmissionRoute(
    app,
    calls.sendMessage,
    { attempts: 'public attempts', created: ['messages', 'messages of one address'] },
    (submission) => createMessage(context, submission),
  )

  publicSubmissionRoute(
    app,
    calls.reportIssue,
    {
      attempts: 'public attempts',
      // Reports without an address don't share the limit of one address.
      created: ({ email }) => (email ? ['messages', 'messages of one address'] : ['messages']),
    },
    (submission) => createIssueReport(context, submission),
  )

  route(app, calls.listInquiries, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listInquiries(context, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.resolveInquiry, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    resolveInquiry(context, user.id, params.id, body),
  )
}
