import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { withinLimits } from '#http/server/limits.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import { adminOrderRoutes } from './administration/admin-orders.routes.ts'
import { createOrder } from './ordering/new-order.service.ts'
import { previewOrder } from './ordering/order-preview.service.ts'
import {
  cancelOwnOrder,
  getOrder,
  listOrders,
  readCredit,
  requestRefund,
  type OrderRequester,
} from './ordering/own-orders.service.ts'
import type { OrdersContext } from './orders.service.ts'
import { payByCard } from './payments/card-payment.service.ts'
import { addProof } from './proofs/proofs.service.ts'
import { createStripeProvider } from './providers/stripe/stripe-provider.ts'
import { stripeRoutes } from './providers/stripe/stripe.routes.ts'

/** Orders with their payments, for those who place them and for administrators. */
export async function orderRoutes(app: FastifyInstance, appContext: AppContext): Promise<void> {
  const { stripe: settings } = appContext.config
  const stripe = settings && (await createStripeProvider(settings, appContext))
  const context: OrdersContext = { ...appContext, provider: stripe }
  if (stripe) await app.register(stripeRoutes(appContext, stripe))
  placementRoutes(app, context)
  ownOrderRoutes(app, context)
  adminOrderRoutes(app, context)
}

function placementRoutes(app: FastifyInstance, context: OrdersContext): void {
  route(app, calls.previewOrder, { access: 'user' }, ({ user, query }) =>
    previewOrder(context, {
      businessId: query.businessId,
      tier: query.plan,
      addOns: query.addOns ?? [],
      startsNow: query.startsNow === 'true',
      userId: user.id,
    }),
  )

  route(app, calls.createOrder, { access: 'user', limits: ['writes'] }, ({ user, body, request }) =>
    app.withinLimit('orders', request, () =>
      createOrder(context, { userId: user.id, key: parseIdempotencyKey(request) }, body),
    ),
  )

  route(app, calls.listOrders, { access: 'user' }, ({ user }) => listOrders(context.store.read, user.id))

  route(app, calls.getCredit, { access: 'user' }, ({ user }) => readCredit(context.store.read, user.id))
}

const OPEN = { access: 'visitor', limits: ['public attempts'] } as const

/** The signed-in user, or somebody who names the order's address. */
const toRequester = (
  request: FastifyRequest,
  reference: string,
  email: string | null | undefined,
): OrderRequester => ({
  reference,
  userId: request.user?.id ?? null,
  email: email ?? null,
})

function ownOrderRoutes(app: FastifyInstance, context: OrdersContext): void {
  route(app, calls.getOrder, { access: 'visitor' }, ({ params, query, request }) =>
    app.withinLimit('order look-ups', request, () =>
      getOrder(context, toRequester(request, params.reference, query.email)),
    ),
  )

  route(app, calls.cancelOrder, OPEN, ({ params, body, request }) =>
    app.withinLimit('order look-ups', request, () =>
      cancelOwnOrder(context, toRequester(request, params.reference, body.email)),
    ),
  )

  route(app, calls.addProof, OPEN, ({ params, body, request }) => {
    const limits = ['order look-ups', 'unreadable photos from one place', 'proofs'] as const
    const add = () => addProof(context, toRequester(request, params.reference, body.email), body)
    return withinLimits(request, limits, add)
  })

  route(app, calls.requestRefund, OPEN, ({ params, body, request }) =>
    app.withinLimit('order look-ups', request, () =>
      requestRefund(context, toRequester(request, params.reference, body.email), body),
    ),
  )

  route(app, calls.payByCard, OPEN, ({ params, body, request }) =>
    app.withinLimit('order look-ups', request, () =>
      payByCard(context, toRequester(request, params.reference, body.email)),
    ),
  )
}
