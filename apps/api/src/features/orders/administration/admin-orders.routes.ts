import { Readable } from 'node:stream'
import { calls, RevenueQuery } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { adminFile } from '#http/routes/admin-file.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import { exportPayments, recordPaymentsExport } from '../books/payments-file.service.ts'
import type { OrdersContext } from '../orders.service.ts'
import { recordPayment } from '../payments/payments.service.ts'
import { refundOrder } from '../payments/refunds.service.ts'
import { listRates, setRate } from '../rates/rates.service.ts'
import { cancelAsAdmin, readAdminOrder } from './admin-order.service.ts'
import { correctCredit } from './correct-credit.service.ts'
import { listAdminOrders } from './orders-list.service.ts'

const WRITING = { access: 'admin', limits: ['writes'] } as const

/** Orders, payments and rates for administrators. */
export function adminOrderRoutes(app: FastifyInstance, context: OrdersContext): void {
  const { store } = context

  route(app, calls.listAdminOrders, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listAdminOrders(store.read, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.getAdminOrder, { access: 'admin' }, ({ params }) => readAdminOrder(context, params.id))

  route(app, calls.recordPayment, WRITING, ({ user, params, body, request }) =>
    recordPayment(context, { adminId: user.id, orderId: params.id, key: parseIdempotencyKey(request) }, body),
  )

  route(app, calls.refundOrder, WRITING, ({ user, params, body, request }) =>
    refundOrder(context, { adminId: user.id, orderId: params.id, key: parseIdempotencyKey(request) }, body),
  )

  route(app, calls.cancelAdminOrder, WRITING, ({ user, params, body }) =>
    cancelAsAdmin(context, { adminId: user.id, orderId: params.id }, body.reason),
  )

  route(app, calls.correctCredit, WRITING, ({ user, params, body, request }) =>
    correctCredit(context, { adminId: user.id, userId: params.id, key: parseIdempotencyKey(request) }, body),
  )

  route(app, calls.listExchangeRates, { access: 'admin' }, () => listRates(store.read))

  route(app, calls.setExchangeRate, WRITING, ({ user, params, body }) =>
    setRate(context, { adminId: user.id, currency: params.currency }, body),
  )

  adminFile(app, { path: '/api/admin/payments.csv', query: RevenueQuery }, async (query, reply, user) => {
    const lines = exportPayments(store.read, query)
    await recordPaymentsExport(context, user.id, query)
    return reply
      .headers({
        ...createAttachmentHeaders(`payments-${query.from}-${query.to}.csv`),
        'content-type': 'text/csv; charset=utf-8',
      })
      .send(Readable.from(lines))
  })
}
