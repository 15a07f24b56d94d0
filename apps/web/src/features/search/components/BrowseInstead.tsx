import { industryFromText } from '@portal/domain/business'
import { provinceOf } from '@portal/domain/place'
import { Cluster, LinkButton } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import type { SearchAddress } from '../search-address.ts'

/** Links to lists of businesses, for a search without results. */
export function BrowseInstead({ address: { province, industry } }: { address: SearchAddress }) {
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
