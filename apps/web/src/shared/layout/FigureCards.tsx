import { formatNumber } from '@portal/domain/shared'
import { Card, from, Stat, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two beside one another on a phone, all in one row where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space[16]};
  }
`

interface FigureCardsProps {
  /** Four counts; undefined while one is on its way. */
  figures: readonly { label: string; value: number | undefined }[]
}

/** The counts that open a page of one's own. */
export const FigureCards = ({ figures }: FigureCardsProps) => (
  <Row>
    {figures.map(({ label, value }) => (
      <Card key={label}>
        <Stat label={label} value={value === undefined ? '–' : formatNumber(value)} />
      </Card>
    ))}
  </Row>
)
