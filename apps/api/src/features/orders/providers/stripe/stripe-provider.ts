import { CURRENCY, SECOND } from '@portal/domain/shared'
import type { Stripe } from 'stripe'
import type { StripeConfig } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import type { ProviderReturn } from '../../payments/provider-return.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { fromStripeAmount } from './stripe-amount.ts'

export const STRIPE = 'stripe'

/** Milliseconds that Stripe may take to answer, since somebody is waiting. */
const TIMEOUT = 10 * SECOND
/** How long before now a signature may have been made. */
const SIGNATURE_LIFETIME = 300

/** Marks what the portal gives back itself. */
const OURS = { by: 'portal' } as const
/** Of one payment. */
const MAX_REFUNDS = 1000

/** Where the money of a card payment stands at Stripe now. */
export interface StripePayment {
  /** Of the payment intent: the payment's own, however many events tell of it. */
  readonly id: string
  /** The order's; null for a payment that is none of the portal's. */
  readonly reference: string | null
  /** ISO 4217, in capitals. */
  readonly currency: string
  /** In units of the currency. */
  readonly amount: number
  readonly paidAt: number
  /** Refunds and disputes, the first one first. */
  readonly returns: readonly ProviderReturn[]
}

/** Card payments on Stripe's own page, and what its events tell. */
export interface StripeProvider extends PaymentProvider {
  /** The payment that an event is about; null for one about something else. Refuses what Stripe has not signed just now. */
  readEvent(body: Buffer, signature: string): string | null
  /** The payment as Stripe has it now; null while it has not succeeded. */
  readPayment(id: string): Promise<StripePayment | null>
}

/** Loaded where keys are set only: any other portal runs without the library. */
export async function createStripeProvider(
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
  const orUnavailable = async <ResponseBody>(asked: Promise<ResponseBody>): Promise<ResponseBody> => {
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

  const listRefunds = (paymentId: string): Promise<Stripe.Refund[]> =>
    orUnavailable(
      stripe.refunds.list({ payment_intent: paymentId }).autoPagingToArray({ limit: MAX_REFUNDS }),
    )

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

    async refund({ external_id, amount_cents }, { cents, key }) {
      const paymentId = external_id ?? ''
      const intent = await orUnavailable(stripe.paymentIntents.retrieve(paymentId))
      // Whatever currency it came in.
      const amount = Math.round((intent.amount_received * cents) / amount_cents)
      const refund = await orUnavailable(
        stripe.refunds.create({ payment_intent: paymentId, amount, metadata: OURS }, { idempotencyKey: key }),
      )
      return { reference: refund.id }
    },

    async findOwnRefunds({ external_id, amount_cents }) {
      const paymentId = external_id ?? ''
      const refunds = (await listRefunds(paymentId)).filter((refund) => isOwn(refund) && stands(refund))
      if (refunds.length === 0) return []
      const intent = await orUnavailable(stripe.paymentIntents.retrieve(paymentId))
      return refunds.map(({ id, amount }) => ({
        reference: id,
        cents: Math.round((amount_cents * amount) / intent.amount_received),
      }))
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
      const currency = intent.currency.toUpperCase()
      // A refund that failed counts in no sum of the charge.
      const refunds = await listRefunds(id)
      const disputes = charge.disputed
        ? await orUnavailable(
            stripe.disputes.list({ payment_intent: id }).autoPagingToArray({ limit: MAX_REFUNDS }),
          )
        : []
      const taken = disputes.filter(({ status }) => !isInquiry(status))
      return {
        id: intent.id,
        reference: intent.metadata['order'] ?? null,
        currency,
        amount: fromStripeAmount(intent.amount_received, currency),
        paidAt: charge.created * SECOND,
        returns: [
          ...refunds.map((refund) => ({
            reference: refund.id,
            kind: 'refund' as const,
            isOwn: isOwn(refund),
            stands: stands(refund),
            amount: fromStripeAmount(refund.amount, currency),
            at: refund.created * SECOND,
          })),
          ...taken.map((dispute) => ({
            reference: dispute.id,
            kind: 'dispute' as const,
            isOwn: false,
            stands: dispute.status !== 'won',
            // In another currency it says nothing of how much of the payment it is.
            amount: fromStripeAmount(
              dispute.currency === intent.currency ? dispute.amount : intent.amount_received,
              currency,
            ),
            at: dispute.created * SECOND,
          })),
        ].toSorted((one, other) => one.at - other.at),
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

const isOwn = ({ metadata }: Stripe.Refund): boolean => metadata?.['by'] === OURS.by

/** What the portal asked for is on its way until it fails; of others only what is done counts. */
const stands = (refund: Stripe.Refund): boolean =>
  refund.status === 'succeeded' ||
  (isOwn(refund) && refund.status !== 'failed' && refund.status !== 'canceled')

/** A bank that asks first takes nothing. */
const isInquiry = (status: Stripe.Dispute.Status): boolean => status.startsWith('warning_')
