import type { QuoteOffer } from '@portal/domain/contract'
import { formatDay, formatMoney } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

type Fact = readonly [string, string]

/** Lists the price of a quote, by item if it has items, and its last valid day. */
export const getOfferFacts = ({
  amount,
  validUntil,
  items,
}: Pick<QuoteOffer, 'amount' | 'validUntil' | 'items'>): Fact[] => [
  ...items.map(({ name, price }): Fact => [disableAutolinks(name), formatMoney(price)]),
  ['Amount', formatMoney(amount)],
  // A day without a time, the same in every zone.
  ['Valid until', formatDay(`${validUntil}T00:00:00Z`, 'UTC')],
]
