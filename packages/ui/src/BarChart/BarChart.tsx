import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'

const Table = styled.table`
  width: 100%;
  font-size: ${token.size[14]};
  th,
  td {
    padding: ${token.space[4]} 0 ${token.space[8]};
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    width: 4rem;
    padding-inline-start: ${token.space[12]};
    overflow-wrap: normal;
    white-space: nowrap;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
    vertical-align: bottom;
  }
`

const Bar = styled.svg`
  width: 100%;
  height: 0.5rem;
  margin-top: ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.role.sunken};
  fill: ${token.role.action};
`

/** One bar. */
export type BarChartRow = {
  /** A unique key. */
  key: string
  /** What the bar counts; text or a link. */
  label: ReactNode
  /** 0 or more. */
  value: number
}

/** Props of `BarChart`. */
export type BarChartProps = {
  /** The table’s caption, for screen readers. */
  caption: string
  /** The header of the labels, for screen readers. */
  labelHeader: string
  /** The header of the values, for screen readers. */
  valueHeader: string
  /** The bars, from the top. */
  rows: readonly BarChartRow[]
  /** Writes a value: a unit, separators. */
  format?: (value: number) => string
  /** The value of a full bar; by default the largest one. */
  max?: number | undefined
}

/** A horizontal bar chart: a table whose rows have a bar, so that screen readers read a table. */
export function BarChart({
  caption,
  labelHeader,
  valueHeader,
  rows,
  format = String,
  max = Math.max(1, ...rows.map(({ value }) => value)),
}: BarChartProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <Bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round((value / max) * 1000) / 10} height="10" />
              </Bar>
            </th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
