import type { CountryCode } from '@portal/domain/place'
import { COUNTRY_FIGURES, FIGURE_SOURCES } from '@portal/reference-data'
import { Text } from '@portal/ui'

interface FigureSourcesProps {
  country: CountryCode
  /** Whether the growth rate is among the figures. */
  hasGrowth?: boolean
}

/** The published figures beside a country's estimates, with their source and year. */
export function FigureSources({ country, hasGrowth = false }: FigureSourcesProps) {
  const { published, growthRate } = COUNTRY_FIGURES[country]
  const { population, gdp, gdpYear, easeOfBusinessRank: rank } = published
  const sources = [
    `population ${population} (${FIGURE_SOURCES.population})`,
    `GDP US$${gdp}B (${FIGURE_SOURCES.gdp}, ${gdpYear})`,
    rank === null ? 'never ranked by Doing Business' : `rank ${rank} (${FIGURE_SOURCES.easeOfBusinessRank})`,
    hasGrowth && growthRate !== null && `growth forecast (${FIGURE_SOURCES.growthRate})`,
  ]
  return (
    <Text size="caption" tone="soft">
      Population, GDP and rank are rounded regional estimates. Publishers give:{' '}
      {sources.filter((source) => source !== false).join('; ')}.
    </Text>
  )
}
