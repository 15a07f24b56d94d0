import type { AdminOrder } from '@portal/domain/contract'
import {
  formatLocalAmount,
  isLikelyRepeat,
  getPaymentMethodLabel,
  type ReceivedPayment,
} from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { CURRENCY, formatDate, formatMoney, toLocalDay } from '@portal/domain/shared'

type Payment = AdminOrder['payments'][number]

/** Finds recorded payments that a typed one may repeat. */
export function findLikelyRepeats({ payments, billedTo }: AdminOrder, typed: ReceivedPayment): Payment[] {
  const { timeZone } = getCountry(billedTo.country)
  return payments.filter(({ amount, local, method, paidAt }) =>
    isLikelyRepeat(typed, {
      amount: local?.amount ?? amount,
      currency: local?.currency ?? CURRENCY.code,
      method,
      day: toLocalDay(Date.parse(paidAt), timeZone),
    }),
  )
}

/** Describes recorded payments, equal among themselves, that a typed one may repeat. */
export function describeLikelyRepeats({ billedTo }: AdminOrder, repeats: readonly Payment[]): string {
  const [first] = repeats
  if (!first) return ''
  const { local, method, paidAt } = first
  const amount = local ? formatLocalAmount(local.amount, local.currency) : formatMoney(first.amount)
  const day = formatDate(paidAt, getCountry(billedTo.country).timeZone)
  const receipts = repeats.map(({ number }) => number).join(', ')
  return `${amount} by ${getPaymentMethodLabel(method).toLowerCase()} on ${day} is already recorded: ${receipts}. Record it again only if this money came as well.`
}
