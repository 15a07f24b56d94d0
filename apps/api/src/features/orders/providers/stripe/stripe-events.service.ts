import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import {
  deleteForeignPayment,
  findForeignPayment,
  setForeignReturns,
} from '../../payments/payments.repository.ts'
import { recordProviderPayment } from '../../payments/payments.service.ts'
import { sumStandingReturns } from '../../payments/provider-return.ts'
import { recordReturns } from '../../payments/provider-returns.service.ts'
import { STRIPE, type StripePayment, type StripeProvider } from './stripe-provider.ts'

/**
 * Updates the portal from a payment at Stripe. An event only says that something has changed; the payment is read
 * again, so events may come twice, late and in any order.
 */
export async function recordStripePayment(
  context: AppContext,
  stripe: Pick<StripeProvider, 'readPayment'>,
  paymentId: string,
): Promise<void> {
  const payment = await stripe.readPayment(paymentId)
  if (payment === null || payment.reference === null) return
  const { id, reference, currency, amount, paidAt } = payment
  const reported = {
    provider: STRIPE,
    externalId: id,
    reference,
    currency,
    amount,
    method: 'card',
    paidAt,
  } as const
  await context.store.write.transaction().execute(async (trx) => {
    const row = await recordProviderPayment(trx, context, reported)
    if (row) await recordReturns(trx, context, row, payment)
    else await recordForeignReturns(trx, context, payment)
  })
}

/**
 * Records the returns of a payment in a foreign currency, which waits for a decision; one that was fully returned needs
 * none. A payment for an unknown order is only logged.
 */
async function recordForeignReturns(
  trx: Transaction<Database>,
  { log }: Pick<AppContext, 'log'>,
  { id, reference, amount, returns }: StripePayment,
): Promise<void> {
  const foreign = await findForeignPayment(trx, STRIPE, id)
  if (!foreign)
    log.warn({ payment: id, order: reference }, 'Stripe tells of a payment for an order that is not here')
  else if (sumStandingReturns(returns) >= amount) await deleteForeignPayment(trx, foreign.id)
  else await setForeignReturns(trx, foreign.id, returns)
}
