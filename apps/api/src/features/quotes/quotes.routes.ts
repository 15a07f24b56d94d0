import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { idempotencyKeyOf } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import { moveQuote, noteOnQuote, readQuotes } from './quote-admin.service.ts'
import { readOwnQuote, requestQuote } from './quotes.service.ts'

export function quotes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.createQuoteRequest,
    { access: 'public', limits: ['quote attempts'] },
    ({ body, request }) =>
      requestQuote(context, {
        input: body,
        key: idempotencyKeyOf(request),
        limited: (create) =>
          app.withinLimit('quotes', request, () =>
            app.withinLimit('quotes for one address', request, create),
          ),
      }),
  )

  route(app, calls.getQuoteRequest, { access: 'public' }, ({ params, query, request }) =>
    app.withinLimit('quote look-ups', request, () => readOwnQuote(context, params.reference, query.email)),
  )

  route(app, calls.listQuoteRequests, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = pageOf(query)
    const { items, total } = await readQuotes(context, query, page)
    void reply.headers(listHeaders(request.url, page, total))
    return items
  })

  route(app, calls.setQuoteStatus, { access: 'admin', limits: ['writes'] }, ({ user, params, body }) =>
    moveQuote(context, user.id, params.id, body),
  )

  route(app, calls.addQuoteNote, { access: 'admin', limits: ['writes'] }, ({ user, params, body, request }) =>
    noteOnQuote(context, {
      adminId: user.id,
      id: params.id,
      text: body.text,
      key: idempotencyKeyOf(request),
    }),
  )
}
