import type { FastifyPluginCallback } from 'fastify'
import type { AppContext } from '#context.ts'
import { createLimitHooks } from '#http/server/limits.ts'
import { recordStripePayment } from './stripe-events.service.ts'
import type { StripeProvider } from './stripe-provider.ts'

/** The path to which Stripe posts its events. */
export const STRIPE_EVENTS_PATH = '/api/payments/stripe'

/** More than any event needs. */
const BODY_LIMIT = 512 * 1024

/**
 * Receives events of Stripe. They are authorised only by their signature over the raw bytes, and no cookie is read.
 * After an error Stripe posts the event again later.
 */
export const stripeRoutes =
  (context: AppContext, stripe: StripeProvider): FastifyPluginCallback =>
  (scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    const raw = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser('*', raw, (_request, body, parsed) => parsed(null, body))
    scope.post<{ Body: Buffer }>(
      STRIPE_EVENTS_PATH,
      {
        config: { access: 'public', allowCrossSite: true },
        onRequest: createLimitHooks(scope, ['reads']).onRequest,
      },
      async ({ body, headers }) => {
        const signature = headers['stripe-signature']
        const paymentId = stripe.readEvent(body, typeof signature === 'string' ? signature : '')
        if (paymentId !== null) await recordStripePayment(context, stripe, paymentId)
        return { received: true }
      },
    )
    done()
  }
