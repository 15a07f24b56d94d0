import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { SortHeader, type Sort } from './SortHeader.tsx'

const StyledTable = styled.table`
  width: 100%;
  font-size: ${token.size[14]};
  th,
  td {
    padding: ${token.space[12]} ${token.space[16]} ${token.space[12]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
  }
  th {
    color: ${token.role.textSoft};
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  tr > :last-child {
    padding-right: 0;
  }
  ${below.tablet} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead,
    thead > tr {
      display: contents;
    }
    th {
      display: inline-block;
      padding: 0 ${token.space[16]} ${token.space[12]} 0;
      border: 0;
    }
    th:not(:has(button)) {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
    }
    tbody {
      display: grid;
      gap: ${token.space[12]};
    }
    tbody > tr {
      padding: ${token.space[8]} ${token.space[16]};
      border: 1px solid ${token.role.line};
      border-radius: ${token.radius.card};
      background: ${token.role.raised};
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: ${token.space[16]};
      padding: ${token.space[8]} 0;
      border: 0;
      text-align: right;
    }
    td::before {
      content: attr(data-label);
      flex: none;
      color: ${token.role.textSoft};
      text-align: left;
    }
    td:first-child {
      font-size: ${token.size[16]};
      font-weight: 600;
      text-align: left;
    }
    td:first-child::before {
      content: none;
    }
  }
`

// Explicit because browsers may drop the roles of a table that is laid out as blocks.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const

/** A column: its header, its cells and whether it is sortable. */
export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  sortable?: boolean
}

/** Props of `Table`: `caption` is its accessible name; the caller sorts the rows on `onSort`. */
export type TableProps<Row> = {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

/** A sortable table; on phones each row is a card with its first cell as the title, below the sort buttons. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <StyledTable {...role.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map((column) => (
            <SortHeader
              key={column.key}
              name={column.key}
              align={column.align}
              sort={sort}
              onSort={column.sortable === true ? onSort : undefined}
            >
              {column.header}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...role.row}>
            {columns.map((column) => (
              <td key={column.key} {...role.cell} data-label={column.header} data-align={column.align}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledTable>
  )
}
