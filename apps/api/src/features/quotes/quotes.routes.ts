import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { route } from '#http/routes/route.ts'
import { answerQuote } from './answer-quote.service.ts'
import { changeQuoteStatus, addQuoteNote, listQuotes } from './quote-admin.service.ts'
import { linkQuoteBusiness } from './link-business.service.ts'
import { getOwnQuote, createQuoteRequest } from './quotes.service.ts'

export function quoteRoutes(app: FastifyInstance, context: AppContext): void {
  publicSubmissionRoute(
    app,
    calls.createQuoteRequest,
    { attempts: 'quote attempts', created: ['quotes', 'quotes for one address'] },
    (submission) => createQuoteRequest(context, submission),
  )

  route(app, calls.getQuoteRequest, { access: 'public' }, ({ params, query, request }) =>
    app.withinLimit('quote look-ups', request, () => getOwnQuote(context, params.reference, query.email)),
  )

  route(
    app,
    calls.answerQuote,
    { access: 'public', limits: ['public attempts'] },
    ({ params, body, request }) =>
      app.withinLimit('quote look-ups', request, () => answerQuote(context, params.reference, body)),
  )

  route(app, calls.listQuoteRequests, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listQuotes(context, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.setQuoteStatus, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    changeQuoteStatus(context, user.id, params.id, body),
  )

  route(app, calls.addQuoteNote, { access: 'admin', limits: ['writes'] }, ({ user, params, body, request }) =>
    addQuoteNote(context, {
      adminId: user.id,
      id: params.id,
      text: body.text,
      key: parseIdempotencyKey(request),
    }),
  )

  route(app, calls.linkQuoteBusiness, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    linkQuoteBusiness(context, { adminId: user.id, id: params.id }, body.businessId),
  )
}
