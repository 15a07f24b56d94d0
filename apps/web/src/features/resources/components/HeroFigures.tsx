import type { ResourceStats } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { RESOURCE_ESTIMATES } from '@portal/reference-data'
import { Cluster, Stack, Stat, Text } from '@portal/ui'
import { isPublicCount } from '#shared/content/public-count.ts'
import { useResourceStatsQuery } from '../resources.api.ts'

interface Figure {
  name: keyof typeof RESOURCE_ESTIMATES
  label: string
  /** The portal's own count. */
  note: (stats: ResourceStats) => string
}

/** A counter of the portal; nothing while it is small. */
const formatCounter = (count: number, where: string): string =>
  isPublicCount(count) ? `${formatNumber(count)} ${where}` : ''

const FIGURES: readonly Figure[] = [
  {
    name: 'guides',
    label: 'Guides',
    note: ({ guides, templates }) => `${formatNumber(guides)} here, and ${formatNumber(templates)} templates`,
  },
  { name: 'downloads', label: 'Downloads', note: ({ downloads }) => formatCounter(downloads, 'from here') },
  { name: 'videos', label: 'Videos', note: () => 'None here yet' },
  { name: 'members', label: 'Members', note: ({ members }) => formatCounter(members, 'here') },
]

/** Four estimates for the region, each beside the portal's own count. */
export function HeroFigures() {
  const { data } = useResourceStatsQuery()
  return (
    <Stack gap={8}>
      <Text size="caption" tone="soft">
        Regional estimate
      </Text>
      <Cluster gap={24} align="start">
        {FIGURES.map(({ name, label, note }) => (
          <Stat key={name} label={label} value={RESOURCE_ESTIMATES[name]} note={data ? note(data) : '–'} />
        ))}
      </Cluster>
    </Stack>
  )
}
