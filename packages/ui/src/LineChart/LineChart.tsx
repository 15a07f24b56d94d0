import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'
import type { LineChartPoint } from './line-chart-point.ts'
import { LinePlot } from './LinePlot.tsx'

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  min-width: 0;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
`

const Table = styled.table`
  width: 100%;
  font-size: ${token.size[14]};
  th,
  td {
    padding: ${token.space[8]} ${token.space[12]};
    border-bottom: 1px solid ${token.role.line};
    font-weight: 400;
    text-align: start;
  }
  thead th {
    color: ${token.role.textSoft};
    font-weight: 600;
  }
  th:last-child,
  td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** Props of `LineChart`. */
export type LineChartProps = {
  /** The table’s caption: what is counted. */
  caption: string
  /** The header of the table’s first column. */
  labelHeader: string
  /** The header of the table’s values. */
  valueHeader: string
  /** The points, the earliest first. */
  points: readonly LineChartPoint[]
  /** Writes a value: a unit, separators. */
  format?: (value: number) => string
  /** A line below the chart, beside the button that shows the table. */
  foot?: ReactNode
}

/** A line over time, with the table of its values: always for screen readers, on request for everybody. */
export function LineChart({
  caption,
  labelHeader,
  valueHeader,
  points,
  format = String,
  foot,
}: LineChartProps) {
  const [isTableShown, setIsTableShown] = useState(false)
  const id = useId()
  const table = (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
  return (
    <Figure>
      <LinePlot points={points} format={format} />
      <Foot>
        <span>{foot}</span>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isTableShown}
          aria-controls={id}
          onClick={() => setIsTableShown(!isTableShown)}
        >
          {isTableShown ? 'Hide the table' : 'Show as a table'}
          <VisuallyHidden>: {caption}</VisuallyHidden>
        </Button>
      </Foot>
      <div id={id}>{isTableShown ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}</div>
    </Figure>
  )
}
