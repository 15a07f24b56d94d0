/** Currencies whose amounts Stripe states in whole units, and in thousandths: https://docs.stripe.com/currencies */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const WITH_THREE = new Set('BHD JOD KWD OMR TND'.split(' '))

/** Stripe's units per unit of a currency. */
const getUnits = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 1 : WITH_THREE.has(currency) ? 1000 : 100

/** Converts Stripe's amount to units of its currency: ISO 4217 in capitals. */
export const fromStripeAmount = (amount: number, currency: string): number => amount / getUnits(currency)
