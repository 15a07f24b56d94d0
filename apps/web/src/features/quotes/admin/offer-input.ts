import type { QuoteRequest } from '@portal/domain/contract'
import { isInCents, OFFER_LIMITS, sumOfferItems } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'

/** An item of a quote as typed. */
export interface TypedItem {
  name: string
  price: string
}

/** A quote as typed. */
export interface TypedOffer {
  amount: string
  validUntil: string
  items: readonly TypedItem[]
}

/** A quote as it is sent. */
export interface OfferInput {
  amount: number
  validUntil: string
  items: { name: string; price: number }[]
}

export const EMPTY_OFFER: TypedOffer = { amount: '', validUntil: '', items: [] }

const AMOUNT = `Please write an amount up to ${formatMoney(OFFER_LIMITS.amount)}, such as 1,600 or 89.50`

/** An amount as typed (`US$1,600.50`) in units; null if invalid. */
function parseAmount(text: string): number | null {
  const typed = text.replaceAll(/(?:US)?[$]|[\s,]/gi, '')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return null
  const amount = Number(typed)
  return amount > 0 && amount <= OFFER_LIMITS.amount && isInCents(amount) ? amount : null
}

/** The sum of the items; those without a price count nothing. */
export const sumTypedItems = (items: readonly TypedItem[]): number =>
  sumOfferItems(items.map(({ price }) => ({ price: parseAmount(price) ?? 0 })))

/** The initial items: those of the request, at its prices. */
export const listRequestItems = ({ pages, estimate }: QuoteRequest): TypedItem[] => [
  { name: `Website with ${pages} pages`, price: String(estimate.base) },
  ...estimate.services.map(({ name, price }) => ({ name, price: String(price) })),
]

/** Messages by field: `amount`, `validUntil`, and `items.0.name` or `items.0.price` for an item. */
export type OfferErrors = Readonly<Record<string, string>>

/** Finds the errors of a quote as typed. */
export function findOfferErrors({ amount, validUntil, items }: TypedOffer): OfferErrors {
  const errors: Record<string, string> = {}
  if (items.length === 0 && parseAmount(amount) === null) errors.amount = AMOUNT
  if (validUntil === '') errors.validUntil = 'Please choose the last day on which the quote is valid'
  items.forEach(({ name, price }, position) => {
    if (name.trim() === '') errors[`items.${position}.name`] = 'Please write what the item is'
    if (parseAmount(price) === null) errors[`items.${position}.price`] = AMOUNT
  })
  return errors
}

/** A quote to send, from one without errors. Items add up to the amount. */
export function toOfferInput({ amount, validUntil, items }: TypedOffer): OfferInput {
  const priced = items.map(({ name, price }) => ({ name: name.trim(), price: parseAmount(price) ?? 0 }))
  return {
    amount: priced.length === 0 ? (parseAmount(amount) ?? 0) : sumOfferItems(priced),
    validUntil,
    items: priced,
  }
}
