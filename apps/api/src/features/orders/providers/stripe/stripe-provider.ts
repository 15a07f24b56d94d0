import { CURRENCY, SECOND } from '@portal/domain/shared'
import type { Stripe } from 'stripe'
import type { StripeConfig } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import type { ProviderReturn } from '../../payments/provider-return.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { fromStripeAmount } from './stripe-amount.ts'

export const STRIPE = 'stripe'

/** Limit for Stripe's response, since somebody is waiting. */
const TIMEOUT_MS = 10 * SECOND
/** Maximum age of a signature. */
const SIGNATURE_LIFETIME_SECONDS = 300

/** Marks refunds by the portal. */
const OWN_METADATA = { by: 'portal' } as const
/** Limit per payment. */
const MAX_REFUNDS = 1000

/** The current state of a card payment at Stripe. */
export interface StripePayment {
  /** The id of the payment intent: one per payment, however many events it has. */
  readonly id: string
  /** The order's reference; null for a payment that is not the portal's. */
  readonly reference: string | null
  /** ISO 4217, in capitals. */
  readonly currency: string
  /** In units of the currency. */
  readonly amount: number
  readonly paidAt: number
  /** Refunds and disputes, oldest first. */
  readonly returns: readonly ProviderReturn[]
}

/** Card payments on Stripe's own page, and Stripe's events. */
export interface StripeProvider extends PaymentProvider {
  /** The payment that an event is about; null for other events. Throws unless Stripe has signed it just now. */
  readEvent(body: Buffer, signature: string): string | null
  /** The payment's current state at Stripe; null until it has succeeded. */
  readPayment(id: string): Promise<StripePayment | null>
}

/** Loads the library only here: a portal without keys runs without it. */
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
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const withErrorMapping = async <Result>(response: Promise<Result>): Promise<Result> => {
    try {
      return await response
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
    withErrorMapping(
      stripe.refunds.list({ payment_intent: paymentId }).autoPagingToArray({ limit: MAX_REFUNDS }),
    )

  return {
    name: STRIPE,
    async openPayment({ reference, description, cents, email, returnUrl }) {
      const session = await withErrorMapping(
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
          // A repeat returns the same page, so nobody pays twice.
          { idempotencyKey: `open ${reference} ${cents}` },
        ),
      )
      if (session.url === null) throw new Error('Stripe opened a payment without a page')
      return { url: session.url }
    },

    async refund({ external_id, amount_cents }, { cents, key }) {
      const paymentId = external_id ?? ''
      const intent = await withErrorMapping(stripe.paymentIntents.retrieve(paymentId))
      // In the currency of the payment.
      const amount = Math.round((intent.amount_received * cents) / amount_cents)
      const refund = await withErrorMapping(
        stripe.refunds.create(
          { payment_intent: paymentId, amount, metadata: OWN_METADATA },
          { idempotencyKey: key },
        ),
      )
      return { reference: refund.id }
    },

    async findOwnRefunds({ external_id, amount_cents }) {
      const paymentId = external_id ?? ''
      const refunds = (await listRefunds(paymentId)).filter((refund) => isOwn(refund) && stands(refund))
      if (refunds.length === 0) return []
      const intent = await withErrorMapping(stripe.paymentIntents.retrieve(paymentId))
      return refunds.map(({ id, amount }) => ({
        reference: id,
        cents: Math.round((amount_cents * amount) / intent.amount_received),
      }))
    },

    readEvent(body, signature) {
      return getPaymentId(
        readVerified(() =>
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            SIGNATURE_LIFETIME_SECONDS,
            undefined,
            now(),
          ),
        ),
      )
    },

    async readPayment(id) {
      const intent = await withErrorMapping(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
      const charge = intent.latest_charge
      if (intent.status !== 'succeeded' || charge === null || typeof charge === 'string') return null
      const currency = intent.currency.toUpperCase()
      // The charge's sums leave out failed refunds.
      const refunds = await listRefunds(id)
      const disputes = charge.disputed
        ? await withErrorMapping(
            stripe.disputes.list({ payment_intent: id }).autoPagingToArray({ limit: MAX_REFUNDS }),
          )
        : []
      const chargebacks = disputes.filter(({ status }) => !isInquiry(status))
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
          ...chargebacks.map((dispute) => ({
            reference: dispute.id,
            kind: 'dispute' as const,
            isOwn: false,
            stands: dispute.status !== 'won',
            // In another currency the amount doesn't tell the disputed part of the payment.
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

/** Any error, from a wrong signature to broken JSON, means that Stripe did not send it. */
function readVerified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read()
  } catch (error) {
    throw new Problem('unreadable', 'This event was not signed by Stripe just now', { cause: error })
  }
}

/** The payment intent that the event's object is or belongs to. */
function getPaymentId({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'payment_intent') return object.id
  const intent = 'payment_intent' in object ? object.payment_intent : null
  if (typeof intent === 'string') return intent
  return intent && 'id' in intent ? intent.id : null
}

const isOwn = ({ metadata }: Stripe.Refund): boolean => metadata?.['by'] === OWN_METADATA.by

/** The portal's own refunds count until they fail; others only once they are done. */
const stands = (refund: Stripe.Refund): boolean =>
  refund.status === 'succeeded' ||
  (isOwn(refund) && refund.status !== 'failed' && refund.status !== 'canceled')

/** A bank's inquiry takes no money yet. */
const isInquiry = (status: Stripe.Dispute.Status): boolean => status.startsWith('warning_')
