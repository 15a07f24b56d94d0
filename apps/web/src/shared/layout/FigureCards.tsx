import { formatNumber } from '@portal/domain/shared'
import { Card, from, Stat, token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two columns on phones and tablets, one row where there is room; one column where letters are large. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 35%)), 1fr));
  gap: ${token.space[12]};
  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(9rem, 20%), 1fr));
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
