import type { QuoteOffer } from '@portal/domain/contract'
import { formatDay, formatMoney } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

type Fact = readonly [string, string]

/** What a quote costs, item by item where it has items, and until when it is valid. */
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
