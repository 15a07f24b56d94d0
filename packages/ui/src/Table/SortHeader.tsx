import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

/** The column that the rows are sorted by, and the direction. */
export type Sort = { by: string; direction: 'ascending' | 'descending' }

const SortButton = styled.button`
  display: inline-flex;
  align-items: baseline;
  gap: 0.35em;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  @media (pointer: coarse) {
    min-height: ${token.target.min};
  }
  &:hover {
    color: ${token.role.text};
  }
  [aria-sort] > & {
    color: ${token.role.text};
  }
`

// Explicit because browsers may drop the role of a header that is laid out as a block.
const columnHeader = { scope: 'col', role: 'columnheader' } as const

const arrows = { ascending: '↑', descending: '↓' } as const

type SortHeaderProps = {
  name: string
  align: 'start' | 'end' | undefined
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  children: ReactNode
}

/** A column header; in a sortable column it is a button that toggles the direction. */
export function SortHeader({ name, align, sort, onSort, children }: SortHeaderProps) {
  const direction = sort?.by === name ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th {...columnHeader} data-align={align} aria-sort={direction}>
      {onSort === undefined ? (
        children
      ) : (
        <SortButton type="button" onClick={() => onSort({ by: name, direction: next })}>
          {children}
          <span aria-hidden="true">{direction === undefined ? '↕' : arrows[direction]}</span>
        </SortButton>
      )}
    </th>
  )
}
