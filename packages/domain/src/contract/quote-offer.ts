import * as v from 'valibot'
import { isInCents, OFFER_LIMITS, sumOfferItems } from '../quote/offer.ts'
import { formatMoney } from '../shared/money.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { body, Id, Instant, listOf } from './shared.ts'
import { day } from './submission-fields.ts'
import { line } from './text.ts'

const LAST_DAY = 'Please choose the last day on which the quote is valid'
const AMOUNT = `Please write an amount from $0.01 to ${formatMoney(OFFER_LIMITS.amount)}, with at most two decimals`
const ITEM = 'Please write what the item is'
const ITEMS = `Please list at most ${OFFER_LIMITS.items} items`

/** A quote as its requester and administrators see it. Amounts in `currency` (ISO 4217). */
export const QuoteOffer = v.object({
  /** Identifies this quote in an answer to it. */
  id: Id,
  amount: v.number(),
  currency: v.string(),
  /** The last day on which it can be accepted, in the time zone of the business's country: `2026-12-20`. */
  validUntil: v.string(),
  /** The end of that day. */
  endsAt: Instant,
  /** The items of the amount; may be empty. */
  items: v.array(v.object({ name: v.string(), price: v.number() })),
})
export type QuoteOffer = v.InferOutput<typeof QuoteOffer>

const money = v.pipe(
  v.number(AMOUNT),
  v.minValue(0.01, AMOUNT),
  v.maxValue(OFFER_LIMITS.amount, AMOUNT),
  v.check(isInCents, AMOUNT),
)

const item = body({
  name: v.pipe(
    line(ITEM),
    minCharacters(1, ITEM),
    maxCharacters(OFFER_LIMITS.itemName, `Please use at most ${OFFER_LIMITS.itemName} characters`),
  ),
  price: money,
})

/** The quote in a decision: needed with the status `quoted`, ignored with others. */
export const offerFields = {
  amount: v.nullish(money),
  validUntil: v.nullish(day(LAST_DAY)),
  items: v.nullish(listOf(item, OFFER_LIMITS.items, { none: ITEMS, tooMany: ITEMS }), []),
} as const

/** Messages for a quote without an amount or a last day, and for one whose items have another sum. */
export const OFFER_MESSAGES = {
  amount: AMOUNT,
  validUntil: LAST_DAY,
  sum: 'The amount must be the sum of the items',
} as const

interface Priced {
  readonly amount?: number | null | undefined
  readonly items?: readonly { readonly price: number }[] | null | undefined
}

/** Whether the items, if there are any, add up to the amount. */
export const isSumOfItems = ({ items, amount }: Priced): boolean =>
  !items?.length || typeof amount !== 'number' || sumOfferItems(items) === amount
