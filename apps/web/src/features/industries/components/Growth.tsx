import { findGrowth, growthBarPercent } from '@portal/domain/content'
import { countryOf, type CountryCode } from '@portal/domain/place'
import { FIGURE_SOURCES } from '@portal/reference-data'
import { ProgressBar, Stack, Text } from '@portal/ui'

/** The growth of the first of these economies for which it is published, with its country and source; nothing without any. */
export function Growth({ countries }: { countries: readonly CountryCode[] }) {
  const growth = findGrowth(countries)
  if (!growth) return null
  return (
    <Stack gap={8}>
      <ProgressBar
        label="Growth rate"
        value={growthBarPercent(growth.rate)}
        text={`${growth.rate.toFixed(1)}%`}
      />
      <Text size="caption" tone="soft">
        Economy of {countryOf(growth.country).name}, 2025 forecast: {FIGURE_SOURCES.growthRate}
      </Text>
    </Stack>
  )
}
