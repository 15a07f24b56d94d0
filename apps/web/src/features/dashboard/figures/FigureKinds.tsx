import type { EngagementCounts, EngagementKind } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Card, CardLink, from, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { formatChange } from './figures-by-day.ts'
import { FIGURE_KINDS } from '#shared/figures/engagement-kinds.ts'

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > :has([aria-current='true']) {
    border-color: ${token.role.action};
    box-shadow: inset 0 0.25rem 0 ${token.role.action};
  }
`

const Figure = styled.p`
  font: 700 ${token.size[32]} / 1.2 ${token.font.display};
`

interface FigureKindsProps {
  totals: EngagementCounts
  previous: EngagementCounts
  current: EngagementKind
  hrefFor: (kind: EngagementKind) => string
}

/** The total of each kind, compared with the span before; each opens its chart. */
export const FigureKinds = ({ totals, previous, current, hrefFor }: FigureKindsProps) => (
  <Row role="list" aria-label="Totals">
    {FIGURE_KINDS.map(({ kind, label }) => (
      <Card as="li" key={kind} gap={4}>
        <CardLink href={hrefFor(kind)} aria-current={kind === current ? 'true' : undefined}>
          {label}
        </CardLink>
        <Figure>{formatNumber(totals[kind])}</Figure>
        <Text size="small" tone="soft">
          {formatChange(totals[kind], previous[kind])}
        </Text>
      </Card>
    ))}
  </Row>
)
