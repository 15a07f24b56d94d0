import type { Industry } from '@portal/domain/contract'
import { findGrowth } from '@portal/domain/content'
import { COUNTRIES, getCountry, type CountryCode } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { COUNTRY_FIGURES, FIGURE_SOURCES, INDUSTRY_CARDS } from '@portal/reference-data'

export interface Reason {
  figure: string
  label: string
  /** Its source, or what it counts. */
  note: string
}

/** An industry's rank by its number of businesses, from 1; equal numbers share a rank. */
const getRank = (slug: string, industries: readonly Industry[]): number => {
  const own = industries.find((industry) => industry.slug === slug)?.businessCount ?? 0
  return industries.filter(({ businessCount }) => businessCount > own).length + 1
}

const listCountries = (slug: string): string[] =>
  COUNTRIES.filter(({ code }) => COUNTRY_FIGURES[code].mainIndustries.some((one) => one === slug)).map(
    ({ name }) => name,
  )

const formatOrdinal = (rank: number): string => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'}`

/** Says that the growth of the industry is an estimate, and what is published for its first economy that has any. */
function describeGrowth(countries: readonly CountryCode[]): string {
  const published = findGrowth(countries)
  if (!published) return 'Regional estimate'
  const { country, rate } = published
  return `Regional estimate. Economy of ${getCountry(country).name}: ${rate.toFixed(1)}% (2025 forecast, ${FIGURE_SOURCES.growthRate})`
}

/** Why an industry is in focus: counts of the directory, and its estimated growth. */
export function findReasons(slug: string, industries: readonly Industry[]): Reason[] {
  const own = industries.find((industry) => industry.slug === slug)
  const estimate = INDUSTRY_CARDS.find(({ industry }) => industry === slug)
  const countries = listCountries(slug)
  return [
    ...(own
      ? [
          { figure: formatNumber(own.businessCount), label: 'Businesses listed here', note: 'Today' },
          {
            figure: formatOrdinal(getRank(slug, industries)),
            label: `Rank among ${industries.length} industries`,
            note: 'By listed businesses, today',
          },
        ]
      : []),
    {
      figure: `${countries.length} of ${COUNTRIES.length}`,
      label: 'Where it is a main industry',
      note: countries.join(', '),
    },
    ...(estimate
      ? [
          {
            figure: `${estimate.growthRate.toFixed(1)}%`,
            label: 'Growth rate',
            note: describeGrowth(own?.topCountries ?? []),
          },
        ]
      : []),
  ]
}
