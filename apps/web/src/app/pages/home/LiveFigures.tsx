import type { DashboardStats } from '@portal/domain/contract'
import { COUNTRIES } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { isPublicCount } from '#shared/content/public-count.ts'
import { paths } from '#shared/urls/paths.ts'

const Panel = styled.section`
  font-size: ${token.size[14]};
  b {
    font: 700 ${token.size[20]} ${token.font.display};
  }
`

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  padding: 0;
  list-style: none;
`

const createCount = (value: number, one: string, many: string) => ({ value, what: value === 1 ? one : many })

const listCounters = (data: DashboardStats | undefined) =>
  data
    ? [
        createCount(data.businesses, 'business', 'businesses'),
        createCount(data.verified, 'verified', 'verified'),
        createCount(data.reviews, 'review', 'reviews'),
        createCount(data.upcomingEvents, 'event', 'events'),
      ]
    : []

/** The portal's current numbers, and who checks its listings. */
export function LiveFigures() {
  const { data } = useLiveFiguresQuery()
  const figures = [
    ...listCounters(data).filter(({ value }) => isPublicCount(value)),
    createCount(COUNTRIES.length, 'country', 'countries'),
  ]
  return (
    <Panel aria-label="The portal today">
      <Figures role="list">
        {figures.map(({ value, what }) => (
          <li key={what}>
            <b>{formatNumber(value)}</b> {what}
          </li>
        ))}
      </Figures>
      <Text size="small">
        We review every listing. <TextLink href={paths.legal('verification-policy')}>How we verify</TextLink>
      </Text>
    </Panel>
  )
}
