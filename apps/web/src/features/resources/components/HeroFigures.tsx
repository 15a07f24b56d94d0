import { RESOURCE_FIGURES } from '@portal/reference-data'
import { Cluster, Stack, Stat, Text } from '@portal/ui'

/** Estimated figures of the learning offers in the region. */
export const HeroFigures = () => (
  <Stack gap={8}>
    <Cluster gap={32}>
      {RESOURCE_FIGURES.map(({ figure, label }) => (
        <Stat key={label} value={figure} label={label} />
      ))}
    </Cluster>
    <Text size="caption" tone="soft">
      Regional estimate
    </Text>
  </Stack>
)
