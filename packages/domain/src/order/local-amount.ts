import { COUNTRIES, CURRENCIES, type CountryCode } from '@portal/reference-data'
import { getCountry } from '../place/countries.ts'

/** The currencies of the five countries, and how many decimals their amounts have. */
export const LOCAL_CURRENCIES = COUNTRIES.map(({ currency }) => ({ code: currency, ...CURRENCIES[currency] }))

/** The code of a local currency: ISO 4217. */
export type LocalCurrency = (typeof LOCAL_CURRENCIES)[number]['code']

/** The codes of the local currencies. */
export const LOCAL_CURRENCY_CODES = LOCAL_CURRENCIES.map(({ code }) => code)

/** The currency of a country. */
export function getLocalCurrency(country: CountryCode): LocalCurrency {
  const { currency } = getCountry(country)
  return LOCAL_CURRENCY_CODES.find((code) => code === currency) ?? 'SBD'
}

const getDecimals = (currency: string): number =>
  LOCAL_CURRENCIES.find(({ code }) => code === currency)?.decimals ?? 2

/** Whether an amount has no more decimals than its currency: francs and vatu have none. */
export const isPayable = (amount: number, currency: string): boolean => {
  const units = amount * 10 ** getDecimals(currency)
  return Math.abs(units - Math.round(units)) < 1e-6
}

/** Converts US cents to a local currency, rounded to its smallest unit; `rate` is its value of one US dollar. */
export function toLocalAmount(cents: number, currency: LocalCurrency, rate: number): number {
  const unit = 10 ** getDecimals(currency)
  return Math.round((cents / 100) * rate * unit) / unit
}

/** Converts an amount in a local currency to US cents, by the same rate; rounded to a cent. */
export const fromLocalAmount = (amount: number, rate: number): number => Math.round((amount / rate) * 100)

/** Formats an amount in a local currency: `SBD 1,089.50`, `XPF 9,700`. */
export function formatLocalAmount(amount: number, currency: LocalCurrency): string {
  const [units = '0', cents] = Math.abs(amount).toFixed(getDecimals(currency)).split('.')
  const grouped = units.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}${currency} ${grouped}${cents === undefined ? '' : `.${cents}`}`
}
