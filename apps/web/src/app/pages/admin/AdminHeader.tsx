import { formatNumber } from '@portal/domain/shared'
import { Container, from, Heading, TabLinks, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useLiveFiguresQuery } from '#features/businesses/businesses.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { ADMIN_TABS, useOpenCounts } from './admin-tabs.ts'

/* Two rows where there is room: the work begins right below. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[24]};
  padding-top: ${token.space[16]};
  > dl {
    margin-top: ${token.space[8]};
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    > dl {
      margin-top: 0;
    }
    > nav {
      order: 1;
      grid-column: 1 / -1;
    }
  }
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > div {
    display: flex;
    gap: ${token.space[4]};
  }
  dd {
    color: ${token.role.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const countBadge = (count: number | undefined) => (count === undefined ? {} : { count })

/** Title and live figures, and below them the tabs with their counts. */
export function AdminHeader({ current }: { current: string | null }) {
  const open = useOpenCounts()
  return (
    <Container>
      <Row>
        <Heading level={1} size="section">
          Administration
        </Heading>
        <TabLinks
          label="Administration"
          items={ADMIN_TABS.map(({ name, label, count }) => ({
            href: paths.admin(name === null ? {} : { tab: name }),
            label,
            current: name === current,
            ...countBadge(count?.(open)),
          }))}
        />
        <LiveFigures />
      </Row>
    </Container>
  )
}

function LiveFigures() {
  const { data: live } = useLiveFiguresQuery()
  const figures = [
    ['Businesses', live?.businesses],
    ['Reviews', live?.reviews],
    ['Upcoming events', live?.upcomingEvents],
  ] as const
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
        </div>
      ))}
    </Figures>
  )
}
