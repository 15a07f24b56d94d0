/** The one currency of every price on the portal. */
export const CURRENCY = { code: 'USD', symbol: 'US$' } as const

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Formats a whole number with commas between thousands: `12,000`. */
export const formatNumber = (count: number): string =>
  (count < 0 ? '-' : '') + groupThousands(String(Math.round(Math.abs(count))))

/** Formats an amount in the portal’s currency, which it names: `US$89`, `US$1,200`, `US$89.50`; cents only where there are some. */
export function formatMoney(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const units = groupThousands(String(Math.floor(cents / 100)))
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${amount < 0 && cents > 0 ? '-' : ''}${CURRENCY.symbol}${units}${rest}`
}
