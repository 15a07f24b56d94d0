import type { ProvinceStats } from '@portal/domain/contract'
import { PROVINCES, type Province } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Card, CardLink, from, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useProvinceStatsQuery } from '#features/businesses/businesses.api.ts'
import { PROVINCE_COUNTS } from './directory-query.ts'
import { ProvinceEmblem } from '#shared/media/ProvinceEmblem.tsx'

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Emblem = styled.div`
  display: flex;
  height: 7rem;
  padding: ${token.space[8]} 0 ${token.space[4]};
  color: ${token.color.ocean};
`

const Figure = styled.b`
  font: 700 ${token.size[20]} / 1.2 ${token.font.display};
`

/** A province with its figures; without them while they load, or if loading failed. */
function ProvinceCard({ province, stats }: { province: Province; stats: ProvinceStats | undefined }) {
  const count = stats?.count ?? 0
  const top = stats?.topCategories ?? []
  return (
    <Card as="li" gap={4}>
      <Emblem>
        <ProvinceEmblem province={province.code} />
      </Emblem>
      <Heading level={2} size="card">
        <CardLink href={paths.directoryOfProvince(province.code)}>{province.name}</CardLink>
      </Heading>
      <p>
        <Figure>{formatNumber(count)}</Figure> {count === 1 ? 'business' : 'businesses'}
      </p>
      {top.length > 0 && (
        <Text size="small" tone="soft">
          {top.join(', ')}
        </Text>
      )}
    </Card>
  )
}

/** The ten provinces with their shapes, business counts and top categories. */
export function ProvinceCards() {
  const { data } = useProvinceStatsQuery(PROVINCE_COUNTS)
  return (
    <Cards>
      {PROVINCES.map((province) => (
        <ProvinceCard
          key={province.code}
          province={province}
          stats={data?.find((row) => row.province === province.code)}
        />
      ))}
    </Cards>
  )
}
