import type { ResourceStats } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { RESOURCE_ESTIMATES } from '@portal/reference-data'
import { below, Stack, Stat, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
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
    note: ({ guides }) => `${formatNumber(guides)} here`,
  },
  { name: 'downloads', label: 'Downloads', note: ({ downloads }) => formatCounter(downloads, 'from here') },
  { name: 'videos', label: 'Videos', note: () => 'None yet' },
  { name: 'members', label: 'Members', note: ({ members }) => formatCounter(members, 'here') },
]

/* One row, also on phones. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: ${token.space[32]};
  ${below.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space[8]};
    p:nth-child(2) {
      font-size: ${token.size[20]};
    }
  }
`

/** Four estimates for the region, each beside the portal's own count. */
export function HeroFigures() {
  const { data } = useResourceStatsQuery()
  return (
    <Stack gap={4}>
      <Text size="caption" tone="soft">
        Regional estimate
      </Text>
      <Row>
        {FIGURES.map(({ name, label, note }) => (
          <Stat key={name} label={label} value={RESOURCE_ESTIMATES[name]} note={data ? note(data) : '–'} />
        ))}
      </Row>
    </Stack>
  )
}
