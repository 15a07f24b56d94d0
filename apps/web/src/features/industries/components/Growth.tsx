import { findGrowth, getGrowthBarPercent } from '@portal/domain/content'
import { getCountry, type CountryCode } from '@portal/domain/place'
import { FIGURE_SOURCES } from '@portal/reference-data'
import { ProgressBar, Stack, Text } from '@portal/ui'

interface GrowthProps {
  /** The estimate for the industry, percent a year. */
  rate: number
  /** The countries with the most listed businesses of the industry. */
  countries: readonly CountryCode[]
}

/** The estimated growth of an industry; below it, the published one of the first of its economies that has any. */
export function Growth({ rate, countries }: GrowthProps) {
  const published = findGrowth(countries)
  return (
    <Stack gap={8}>
      <ProgressBar label="Growth rate" value={getGrowthBarPercent(rate)} text={`${rate.toFixed(1)}%`} />
      {published && (
        <Text size="caption" tone="soft">
          {`Economy of ${getCountry(published.country).name}: ${published.rate.toFixed(1)}% (2025 forecast, ${FIGURE_SOURCES.growthRate})`}
        </Text>
      )}
    </Stack>
  )
}
