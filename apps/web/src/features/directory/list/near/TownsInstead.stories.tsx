import type { Meta, StoryObj } from '@storybook/react-vite'
import { someFacets } from '#test/facets.ts'
import { createDirectoryAddress } from '../../directory-query.ts'
import { EMPTY_QUERY, type ListingQuery } from '../listing-query.ts'
import { TownsInstead } from './TownsInstead.tsx'

const malaita: ListingQuery = { ...EMPTY_QUERY, province: 'malaita' }
const towns = ['Auki', 'Malu’u', 'Kwai'].map((value, index) => ({
  value,
  count: 12 - index,
}))

const meta = {
  title: 'Businesses/TownsInstead',
  component: TownsInstead,
  args: {
    query: EMPTY_QUERY,
    facets: undefined,
    address: createDirectoryAddress(EMPTY_QUERY),
    onChoose: () => undefined,
  },
} satisfies Meta<typeof TownsInstead>

export default meta
type Story = StoryObj<typeof meta>

/** The device gave no position, and no place is chosen. */
export const MainTowns: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const TownsOfAPlace: Story = { args: { query: malaita, facets: someFacets({ towns }) } }
