import { COUNTRY_FIGURES, type CountryCode } from '@portal/reference-data'

/** The length of the bar beside a growth rate, in percent: five times the rate, from 0 to 100. */
export const getGrowthBarPercent = (rate: number): number => Math.min(100, Math.max(0, rate * 5))

/** A country's growth rate, in percent; its publisher is in `FIGURE_SOURCES`. */
export interface CountryGrowth {
  readonly country: CountryCode
  readonly rate: number
}

/** The growth of the first of these countries for which it is published; null if there is none. */
export function findGrowth(countries: readonly CountryCode[]): CountryGrowth | null {
  for (const country of countries) {
    const rate = COUNTRY_FIGURES[country].growthRate
    if (rate !== null) return { country, rate }
  }
  return null
}
