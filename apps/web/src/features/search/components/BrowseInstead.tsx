import { parseIndustry } from '@portal/domain/business'
import { getProvince, type ProvinceCode } from '@portal/domain/place'
import { Cluster, LinkButton } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

interface BrowseInsteadProps {
  province: ProvinceCode | ''
  /** By name or slug. */
  industry: string
}

/** Links to lists of businesses, for a search without results. */
export function BrowseInstead({ province, industry }: BrowseInsteadProps) {
  const known = parseIndustry(industry)
  return (
    <Cluster justify="center">
      {province && (
        <LinkButton href={paths.directoryOfProvince(province)}>
          Browse {getProvince(province).name}
        </LinkButton>
      )}
      {known && (
        <LinkButton variant="secondary" href={paths.directoryIndustry(known.slug)}>
          Browse {known.name}
        </LinkButton>
      )}
      <LinkButton variant="secondary" href={paths.directory()}>
        View All Businesses
      </LinkButton>
    </Cluster>
  )
}
