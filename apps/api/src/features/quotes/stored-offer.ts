import type { QuoteDecision } from '@portal/domain/contract'
import { getCountry, type CountryCode } from '@portal/domain/place'
import { OFFER_LIMITS, getOfferEnd } from '@portal/domain/quote'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { createFieldProblem } from '#shared/problem.ts'
import { toCents } from './quotes.repository.ts'
import type { StoredItem } from './quotes.table.ts'

/** The quote of a decision, as stored with its event; throws if its last day has passed or is too far ahead. */
export function toStoredOffer(
  { amount, validUntil, items }: Pick<QuoteDecision, 'amount' | 'validUntil' | 'items'>,
  country: CountryCode,
  now: number,
) {
  const { timeZone, name } = getCountry(country)
  if (amount == null || validUntil == null) throw new Error('A quote was sent without amount or last day')
  const today = toLocalDay(now, timeZone)
  if (validUntil < today)
    throw createFieldProblem('validUntil', `Please choose today or a later day, in ${name}`)
  if (validUntil > addDays(today, OFFER_LIMITS.days))
    throw createFieldProblem('validUntil', 'Please choose a day within a year')
  const stored: StoredItem[] = items.map((item) => ({ name: item.name, price_cents: toCents(item.price) }))
  return {
    amount_cents: toCents(amount),
    valid_until: validUntil,
    offer_ends_at: getOfferEnd(validUntil, timeZone),
    items: JSON.stringify(stored),
  }
}
