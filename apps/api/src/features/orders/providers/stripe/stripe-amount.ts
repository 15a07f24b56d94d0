/** Currencies whose amounts Stripe gives in whole units, and those of thousandths: https://docs.stripe.com/currencies */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const WITH_THREE = new Set('BHD JOD KWD OMR TND'.split(' '))

/** How many of Stripe's units one unit of a currency has. */
const unitsOf = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 1 : WITH_THREE.has(currency) ? 1000 : 100

/** An amount as Stripe gives it, in units of its currency: ISO 4217 in capitals. */
export const fromStripeAmount = (amount: number, currency: string): number => amount / unitsOf(currency)
