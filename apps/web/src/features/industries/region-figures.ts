import { COUNTRIES } from '@portal/domain/place'
import { COUNTRY_FIGURES, FIGURE_SOURCES } from '@portal/reference-data'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The total GDP of the five countries, in whole billions, and the average growth of the four with a forecast. */
export function getRegionFigures() {
  const figures = COUNTRIES.map(({ code }) => COUNTRY_FIGURES[code])
  const published = figures.map((country) => country.published)
  const rates = figures.map(({ growthRate }) => growthRate).filter((rate) => rate !== null)
  const years = published.map(({ gdpYear }) => gdpYear)
  return {
    gdp: `US$${Math.round(sum(published.map(({ gdp }) => gdp)))}B`,
    gdpSource: `${FIGURE_SOURCES.gdp}, ${Math.min(...years)} to ${Math.max(...years)}`,
    growth: `${(sum(rates) / rates.length).toFixed(1)}%`,
    growthSource: `${rates.length} countries, forecast for 2025: ${FIGURE_SOURCES.growthRate}`,
  }
}
