import type { CountryCode } from '@portal/domain/place'
import { COUNTRY_FIGURES, FIGURE_SOURCES } from '@portal/reference-data'
import { Text } from '@portal/ui'

interface FigureSourcesProps {
  country: CountryCode
  /** Whether the growth rate is among the figures. */
  hasGrowth?: boolean
}

/** The publishers of a country's figures, with their years. */
export function FigureSources({ country, hasGrowth = false }: FigureSourcesProps) {
  const { easeOfBusinessRank, gdpYear, growthRate } = COUNTRY_FIGURES[country]
  const sources = [
    `population: ${FIGURE_SOURCES.population}`,
    `GDP: ${FIGURE_SOURCES.gdp}, ${gdpYear}`,
    easeOfBusinessRank !== null && `rank: ${FIGURE_SOURCES.easeOfBusinessRank}`,
    hasGrowth && growthRate !== null && `growth forecast: ${FIGURE_SOURCES.growthRate}`,
  ]
  return (
    <Text size="caption" tone="soft">
      Sources: {sources.filter((source) => source !== false).join('; ')}
    </Text>
  )
}
