import type { AppContext } from '#context.ts'
import { recordProviderPayment } from '../../payments/payments.service.ts'
import { recordProviderRefund } from '../../payments/provider-refunds.service.ts'
import { STRIPE, type StripeProvider } from './stripe-provider.ts'

/**
 * Brings the portal up to date with a payment at Stripe. An event only says that something has changed: what counts is
 * what Stripe answers now, so that events may come twice, late and in any order.
 */
export async function takeStripePayment(
  context: AppContext,
  stripe: Pick<StripeProvider, 'readPayment'>,
  paymentId: string,
): Promise<void> {
  const payment = await stripe.readPayment(paymentId)
  if (payment === null || payment.reference === null) return
  const { id, reference, cents, paidAt, outsideRefunds } = payment
  await context.store.write.transaction().execute(async (trx) => {
    await recordProviderPayment(trx, context, {
      provider: STRIPE,
      externalId: id,
      reference,
      cents,
      method: 'card',
      paidAt,
    })
    for (const refund of outsideRefunds)
      await recordProviderRefund(trx, context, {
        provider: STRIPE,
        paymentId: id,
        refundId: refund.id,
        cents: refund.cents,
      })
  })
}
