import { getBusinessPath, getCategorySlug } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { getCountry, getPlaceLabel } from '@portal/domain/place'
import { Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useListBusinessesQuery, type BusinessesQuery } from '#features/businesses/businesses.api.ts'
import { getListedPath } from '#shared/businesses/listed-business.ts'
import { Panel } from '#shared/layout/Panel.tsx'

/** Businesses shown; one more is requested, since the business itself may be among them. */
const OTHERS = 3

export const toSimilarQuery = ({
  country,
  category,
}: Pick<Business, 'country' | 'category'>): BusinessesQuery => ({
  country,
  category: getCategorySlug(category),
  limit: String(OTHERS + 1),
})

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`

/** A few businesses of the same category in the same country; nothing without any. */
export function SimilarBusinesses({ business }: { business: Business }) {
  const { category, country } = business
  const { data } = useListBusinessesQuery(toSimilarQuery(business))
  const others = (data?.items ?? [])
    .filter((other) => getListedPath(other) !== getBusinessPath(business))
    .slice(0, OTHERS)
  if (others.length === 0) return null
  return (
    <Panel title={`More in ${category}`} id="more">
      <List>
        {others.map((other) => (
          <li key={getListedPath(other)}>
            <TextLink href={getListedPath(other)} translate="no">
              {other.name}
            </TextLink>
            <Text size="small" tone="soft">
              {getPlaceLabel(other)}
            </Text>
          </li>
        ))}
      </List>
      <TextLink arrow href={paths.countryCategory(country, getCategorySlug(category))}>
        All {category} in {getCountry(country).name}
      </TextLink>
    </Panel>
  )
}
