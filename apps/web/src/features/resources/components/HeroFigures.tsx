import { formatNumber } from '@portal/domain/shared'
import { Cluster, Stat } from '@portal/ui'
import { useResourceStatsQuery } from '../resources.api.ts'

const FIGURES = [
  { name: 'guides', label: 'Guides' },
  { name: 'templates', label: 'Templates' },
  { name: 'downloads', label: 'Downloads' },
  { name: 'members', label: 'Members' },
] as const

/**
 * What is published here, how often it was downloaded, and how many people have an account. What there is none of yet is
 * left out.
 */
export function HeroFigures() {
  const { data } = useResourceStatsQuery()
  return (
    <Cluster gap={24}>
      {FIGURES.filter(({ name }) => data?.[name] !== 0).map(({ name, label }) => (
        <Stat key={name} label={label} value={data ? formatNumber(data[name]) : '–'} />
      ))}
    </Cluster>
  )
}
