import { CURRENCY, SECOND } from '@portal/domain/shared'
import type { Stripe } from 'stripe'
import type { StripeConfig } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import type { PaymentProvider } from '../payment-provider.ts'

export const STRIPE = 'stripe'

/** Milliseconds that Stripe may take to answer, since somebody is waiting. */
const TIMEOUT = 10 * SECOND
/** How long before now a signature may have been made. */
const SIGNATURE_LIFETIME = 300

/** Marks what the portal gives back itself. */
const OURS = { by: 'portal' } as const
/** Of one payment; Stripe answers no more at once. */
const MOST_REFUNDS = 100

/** Where the money of a card payment stands at Stripe now. */
export interface StripePayment {
  /** Of the payment intent: the payment's own, however many events tell of it. */
  readonly id: string
  /** The order's; null for a payment that is none of the portal's. */
  readonly reference: string | null
  readonly cents: number
  readonly paidAt: number
  /** What was given back at Stripe itself, past the portal. */
  readonly outsideRefunds: readonly { readonly id: string; readonly cents: number }[]
}

/** Card payments on Stripe's own page, and what its events tell. */
export interface StripeProvider extends PaymentProvider {
  /** The payment that an event is about; null for one about something else. Refuses what Stripe has not signed just now. */
  readEvent(body: Buffer, signature: string): string | null
  /** The payment as Stripe has it now; null while it has not succeeded. */
  readPayment(id: string): Promise<StripePayment | null>
}

/** Loaded where keys are set only: any other portal runs without the library. */
export async function openStripe(
  { secretKey, webhookSecret, apiUrl }: StripeConfig,
  { now, log }: Pick<AppContext, 'now' | 'log'>,
): Promise<StripeProvider> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const orUnavailable = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) {
        log.error({ code: error.code, type: error.type, request: error.requestId }, 'Stripe refused')
        throw new Problem(
          'unavailable',
          'The card payment service is not answering. Please try again in a few minutes, or pay another way',
          { retryAfter: 120, cause: error },
        )
      }
      throw error
    }
  }

  return {
    name: STRIPE,
    async openPayment({ reference, description, cents, email, returnUrl }) {
      const session = await orUnavailable(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            customer_email: email,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: CURRENCY.code.toLowerCase(),
                  unit_amount: cents,
                  product_data: { name: description },
                },
              },
            ],
            payment_intent_data: {
              description: `${reference}: ${description}`,
              metadata: { order: reference },
            },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          // Asked again, it is the same page: nobody pays twice.
          { idempotencyKey: `open ${reference} ${cents}` },
        ),
      )
      if (session.url === null) throw new Error('Stripe opened a payment without a page')
      return { url: session.url }
    },

    async refund({ external_id }, { cents, key }) {
      const refund = await orUnavailable(
        stripe.refunds.create(
          { payment_intent: external_id ?? '', amount: cents, metadata: OURS },
          { idempotencyKey: key },
        ),
      )
      return { reference: refund.id }
    },

    readEvent(body, signature) {
      return paymentOf(
        verify(() =>
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            SIGNATURE_LIFETIME,
            undefined,
            now(),
          ),
        ),
      )
    },

    async readPayment(id) {
      const intent = await orUnavailable(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
      const charge = intent.latest_charge
      if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null
      const refunds =
        charge.amount_refunded > 0
          ? await orUnavailable(stripe.refunds.list({ payment_intent: id, limit: MOST_REFUNDS }))
          : { data: [] }
      return {
        id: intent.id,
        reference: intent.metadata['order'] ?? null,
        cents: intent.amount_received,
        paidAt: charge.created * SECOND,
        outsideRefunds: refunds.data
          .filter(isOutside)
          .map((refund) => ({ id: refund.id, cents: refund.amount })),
      }
    },
  }
}

/** Whatever is wrong with it, from a wrong signature to broken JSON: nobody but Stripe sends such a thing. */
function verify(read: () => Stripe.Event): Stripe.Event {
  try {
    return read()
  } catch (error) {
    throw new Problem('unreadable', 'This event was not signed by Stripe just now', { cause: error })
  }
}

/** The payment intent that an event's object is, or belongs to. */
function paymentOf({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'payment_intent') return object.id
  const intent = 'payment_intent' in object ? object.payment_intent : null
  if (typeof intent === 'string') return intent
  return intent && 'id' in intent ? intent.id : null
}

/** Done, and not by the portal. */
const isOutside = ({ status, metadata }: Stripe.Refund): boolean =>
  status === 'succeeded' && metadata?.['by'] !== OURS.by
