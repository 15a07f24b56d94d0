import { token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token.space[8]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td {
    padding-left: ${token.space[16]};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 400;
  }
  tr[data-sum] > * {
    font-weight: 700;
  }
  tfoot > tr:last-child > * {
    border-bottom: 0;
  }
`

export interface AmountLine {
  name: string
  /** Formatted: `US$129`, `SBD 1,077.15`. */
  amount: string
  /** In bold. */
  isSum?: boolean
}

const toRow = ({ name, amount, isSum = false }: AmountLine, position: number) => (
  <tr key={`${position} ${name}`} data-sum={isSum ? '' : undefined}>
    <th scope="row">{name}</th>
    <td>{amount}</td>
  </tr>
)

interface AmountLinesProps {
  /** The table's accessible name. */
  caption: string
  items: readonly AmountLine[]
  sums: readonly AmountLine[]
}

/** The cost line by line, with its sums. */
export const AmountLines = ({ caption, items, sums }: AmountLinesProps) => (
  <Lines>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <tbody>{items.map(toRow)}</tbody>
    <tfoot>{sums.map(toRow)}</tfoot>
  </Lines>
)
