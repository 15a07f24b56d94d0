import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Sort } from './SortHeader.tsx'
import { Table, type TableColumn } from './Table.tsx'

type Town = { name: string; people: number }

const columns: TableColumn<Town>[] = [
  { key: 'name', header: 'Town', cell: (town) => town.name, sortable: true },
  { key: 'people', header: 'People', cell: (town) => town.people, align: 'end', sortable: true },
  { key: 'map', header: 'Map', cell: () => '-' },
]

const towns = [
  { name: 'Auki', people: 7785 },
  { name: 'Gizo', people: 7177 },
]

const rowKey = (town: Town) => town.name

test('is a named table whose cells carry their column’s header for the card layout', () => {
  render(<Table caption="Towns" columns={columns} rows={towns} rowKey={rowKey} />)
  expect(screen.getByRole('table', { name: 'Towns' })).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('cell', { name: '7785' })).toHaveAttribute('data-label', 'People')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a header sorts by its column, and again in reverse', async () => {
  const sort = vi.fn<(sort: Sort) => void>()
  const table = (by: string) => (
    <Table
      caption="Towns"
      columns={columns}
      rows={towns}
      rowKey={rowKey}
      sort={{ by, direction: 'ascending' }}
      onSort={sort}
    />
  )
  const { rerender } = render(table('people'))
  expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Town' }))
  expect(sort).toHaveBeenLastCalledWith({ by: 'name', direction: 'ascending' })
  rerender(table('name'))
  await userEvent.keyboard('{Enter}')
  expect(sort).toHaveBeenLastCalledWith({ by: 'name', direction: 'descending' })
  expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument()
})
