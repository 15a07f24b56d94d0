import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { SortHeader, type Sort } from './SortHeader.tsx'

/* Each row a card; two beside one another where there is room. */
const cards = css`
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
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
    overflow-wrap: anywhere;
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
`

const StyledTable = styled.table`
  width: 100%;
  font-size: ${token.size[14]};
  th,
  td {
    padding: ${token.space[12]} ${token.space[16]} ${token.space[12]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
    /* Else columns of words become as narrow as letters. */
    overflow-wrap: break-word;
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
  td[data-align='end'] {
    white-space: nowrap;
  }
  ${below.tablet} {
    ${cards}
  }
  &[data-cards='tablet'] {
    ${below.desktop} {
      ${cards}
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

/** A column. */
export type TableColumn<Row> = {
  /** Its name in `sort`. */
  key: string
  /** Its header; on phones the label of its cells. */
  header: string
  /** Writes the cell of a row. */
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Whether its header is a button that sorts. */
  sortable?: boolean
}

/** Props of `Table`. */
export type TableProps<Row> = {
  /** The table’s name for screen readers. */
  caption: string
  /** The columns; the first is a card’s title on phones. */
  columns: readonly TableColumn<Row>[]
  /** The rows, already sorted. */
  rows: readonly Row[]
  /** The unique key of a row. */
  rowKey: (row: Row) => string | number
  /** The breakpoint below which each row is a card: `tablet` for many columns. */
  cards?: 'phone' | 'tablet'
  /** The column that the rows are sorted by. */
  sort?: Sort | undefined
  /** Called when the user requests another order; the parent sorts. */
  onSort?: (sort: Sort) => void
}

/** A sortable table; on phones each row is a card with its first cell as the title, below the sort buttons. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  cards: cardsOn = 'phone',
  sort,
  onSort,
}: TableProps<Row>) {
  return (
    <StyledTable {...role.table} data-cards={cardsOn}>
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
