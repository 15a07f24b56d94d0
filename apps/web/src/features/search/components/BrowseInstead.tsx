import { industryFromText } from '@portal/domain/business'
import { provinceOf, type ProvinceCode } from '@portal/domain/place'
import { Cluster, LinkButton } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

interface BrowseInsteadProps {
  province: ProvinceCode | ''
  /** By name or slug. */
  industry: string
}

/** Links to lists of businesses, for a search without results. */
export function BrowseInstead({ province, industry }: BrowseInsteadProps) {
  const known = industryFromText(industry)
  return (
    <Cluster justify="center">
      {province && (
        <LinkButton href={paths.directoryOfProvince(province)}>Browse {provinceOf(province).name}</LinkButton>
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
