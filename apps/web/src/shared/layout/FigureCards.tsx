import { formatNumber } from '@portal/domain/shared'
import { Card, from, Stat, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two columns on a phone, one row where there is room. */
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
  /** Four counts; undefined while loading. `format` formats one, `note` is a line below it. */
  figures: readonly {
    label: string
    value: number | undefined
    format?: (value: number) => string
    note?: string
  }[]
}

/** Counts at the top of a user's or administrator's page. */
export const FigureCards = ({ figures }: FigureCardsProps) => (
  <Row>
    {figures.map(({ label, value, format = formatNumber, note }) => (
      <Card key={label}>
        <Stat label={label} value={value === undefined ? '–' : format(value)} {...(note && { note })} />
      </Card>
    ))}
  </Row>
)
