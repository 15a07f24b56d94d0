import { parseIndustry } from '@portal/domain/business'
import { getCountry, type CountryCode } from '@portal/domain/place'
import { COUNTRY_FIGURES, FIGURE_SOURCES } from '@portal/reference-data'

/** A figure or fact of a country; null if its source has none. */
interface ComparedValue {
  value: string | null
  /** The publisher with its year; facts without a publisher have none. */
  source?: string
}

interface ComparedRow {
  name: string
  of: (country: CountryCode) => ComparedValue
}

const listIndustries = (country: CountryCode): string =>
  COUNTRY_FIGURES[country].mainIndustries.map((slug) => parseIndustry(slug)?.name ?? slug).join(', ')

/** What countries are compared by: figures as published, then facts. */
export const COMPARED_ROWS: readonly ComparedRow[] = [
  {
    name: 'Population',
    of: (country) => ({
      value: COUNTRY_FIGURES[country].published.population,
      source: FIGURE_SOURCES.population,
    }),
  },
  {
    name: 'GDP',
    of: (country) => {
      const { gdp, gdpYear } = COUNTRY_FIGURES[country].published
      return { value: `US$${gdp} billion`, source: `${FIGURE_SOURCES.gdp}, ${gdpYear}` }
    },
  },
  {
    name: 'Growth forecast, 2025',
    of: (country) => {
      const { growthRate } = COUNTRY_FIGURES[country]
      return {
        value: growthRate === null ? null : `${growthRate.toFixed(1)}%`,
        source: FIGURE_SOURCES.growthRate,
      }
    },
  },
  {
    name: 'Ease of doing business',
    of: (country) => {
      const { easeOfBusinessRank } = COUNTRY_FIGURES[country].published
      return {
        value: easeOfBusinessRank === null ? null : `${easeOfBusinessRank} of 190`,
        source: FIGURE_SOURCES.easeOfBusinessRank,
      }
    },
  },
  { name: 'Capital', of: (country) => ({ value: getCountry(country).capital }) },
  { name: 'Currency', of: (country) => ({ value: getCountry(country).currency }) },
  { name: 'Calling code', of: (country) => ({ value: getCountry(country).callingCode }) },
  { name: 'Main exports', of: (country) => ({ value: COUNTRY_FIGURES[country].mainExports.join(', ') }) },
  { name: 'Main industries', of: (country) => ({ value: listIndustries(country) }) },
]
