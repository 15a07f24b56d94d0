import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import type { Sort } from './SortHeader.tsx'
import { Table, type TableColumn } from './Table.tsx'

type Listing = { name: string; province: string; reviews: number; state: string }

const listings: Listing[] = [
  { name: 'Kokonut Oil Cooperative', province: 'Malaita', reviews: 23, state: 'Approved' },
  { name: 'Ghizo Dive & Boat Hire', province: 'Western', reviews: 41, state: 'Pending Review' },
  { name: 'Point Cruz Print House', province: 'Honiara', reviews: 9, state: 'Approved' },
]

const columns: TableColumn<Listing>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { key: 'province', header: 'Province', cell: (row) => row.province, sortable: true },
  { key: 'state', header: 'State', cell: (row) => <Badge>{row.state}</Badge> },
  { key: 'reviews', header: 'Reviews', cell: (row) => row.reviews, align: 'end', sortable: true },
]

const sorted = ({ by, direction }: Sort): Listing[] => {
  const text = (row: Listing) => (by === 'province' ? row.province : row.name)
  const order = (a: Listing, b: Listing) =>
    by === 'reviews' ? a.reviews - b.reviews : text(a).localeCompare(text(b), 'en')
  return listings.toSorted((a, b) => (direction === 'ascending' ? order(a, b) : order(b, a)))
}

function Sortable() {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'ascending' })
  return (
    <Table
      caption="Listings"
      columns={columns}
      rows={sorted(sort)}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  )
}

const Plain = ({ rows = listings }: { rows?: Listing[] }) => (
  <Table caption="Listings" columns={columns} rows={rows} rowKey={(row) => row.name} />
)

const meta = { title: 'Display/Table', component: Plain } satisfies Meta<typeof Plain>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sorted: Story = { render: () => <Sortable /> }
export const CardsOnPhone: Story = { globals: { viewport: { value: 'small' } } }
export const CardsOnTablet: Story = {
  render: () => (
    <Table caption="Listings" columns={columns} rows={listings} rowKey={(row) => row.name} cards="tablet" />
  ),
  globals: { viewport: { value: 'tablet' } },
}
export const SortedOnPhone: Story = { ...Sorted, globals: { viewport: { value: 'small' } } }
export const LongText: Story = {
  args: {
    rows: [
      {
        name: 'Guadalcanal Plains Smallholders Association for Cocoa, Copra and Kava',
        province: 'Guadalcanal and Rennell and Bellona',
        reviews: 1204,
        state: 'Pending Review',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
