import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { deleteForeignPayment, findForeignPayment } from '../../payments/payments.repository.ts'
import { recordProviderPayment } from '../../payments/payments.service.ts'
import { recordReturns, type ProviderReturn } from '../../payments/provider-returns.service.ts'
import type { PaymentRow } from '../../orders.table.ts'
import { STRIPE, type StripePayment, type StripeProvider } from './stripe-provider.ts'

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
  const { id, reference, currency, amount, paidAt } = payment
  const told = {
    provider: STRIPE,
    externalId: id,
    reference,
    currency,
    amount,
    method: 'card',
    paidAt,
  } as const
  await context.store.write.transaction().execute(async (trx) => {
    const row = await recordProviderPayment(trx, context, told)
    if (row) await recordReturns(trx, context, row, toReturns(row, payment))
    else await forgetReturned(trx, context, payment)
  })
}

/** What was taken back, in cents of US dollars; of a payment that is gone whole no cent is left over by rounding. */
function toReturns({ amount_cents }: PaymentRow, { amount, returns }: StripePayment): ProviderReturn[] {
  const standing = returns.filter(({ stands }) => stands)
  const isAll = standing.reduce((sum, one) => sum + one.amount, 0) === amount
  const last = standing.at(-1)
  let left = amount_cents
  return returns.map((one) => {
    const rounded = Math.round((amount_cents * one.amount) / amount)
    const cents = isAll && one === last ? left : rounded
    if (one.stands) left -= cents
    return { ...one, cents }
  })
}

/** A payment in a foreign currency is nobody’s to decide on once it went back; one for no order here is told of in the log. */
async function forgetReturned(
  trx: Transaction<Database>,
  { log }: Pick<AppContext, 'log'>,
  { id, reference, amount, returns }: StripePayment,
): Promise<void> {
  const foreign = await findForeignPayment(trx, STRIPE, id)
  if (!foreign) {
    log.warn({ payment: id, order: reference }, 'Stripe tells of a payment for an order that is not here')
    return
  }
  const back = returns.reduce((sum, one) => sum + (one.stands ? one.amount : 0), 0)
  if (back >= amount) await deleteForeignPayment(trx, foreign.id)
}
