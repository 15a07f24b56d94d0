import type { Industry } from '@portal/domain/contract'
import { COUNTRIES } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { COUNTRY_FIGURES, INDUSTRY_CARDS } from '@portal/reference-data'

export interface Reason {
  figure: string
  label: string
  /** Whether it is a regional estimate rather than counted from the directory. */
  isEstimate: boolean
}

/** An industry's rank by its number of businesses, from 1; equal numbers share a rank. */
const rankOf = (slug: string, industries: readonly Industry[]): number => {
  const own = industries.find((industry) => industry.slug === slug)?.businessCount ?? 0
  return industries.filter(({ businessCount }) => businessCount > own).length + 1
}

const countriesOf = (slug: string): string[] =>
  COUNTRIES.filter(({ code }) => COUNTRY_FIGURES[code].mainIndustries.some((one) => one === slug)).map(
    ({ name }) => name,
  )

const ordinal = (rank: number): string => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'}`

/** Why an industry is in focus: counts of the directory, and estimates for the region. */
export function findReasons(slug: string, industries: readonly Industry[]): Reason[] {
  const own = industries.find((industry) => industry.slug === slug)
  const estimate = INDUSTRY_CARDS.find(({ industry }) => industry === slug)
  const countries = countriesOf(slug)
  return [
    ...(own
      ? [
          { figure: formatNumber(own.businessCount), label: 'Businesses listed here', isEstimate: false },
          {
            figure: ordinal(rankOf(slug, industries)),
            label: `Place among ${industries.length} industries`,
            isEstimate: false,
          },
        ]
      : []),
    {
      figure: `${countries.length} of ${COUNTRIES.length}`,
      label: 'Countries with it as a main industry',
      isEstimate: false,
    },
    ...(estimate ? [{ figure: `${estimate.growthRate}%`, label: 'Growth rate', isEstimate: true }] : []),
  ]
}
