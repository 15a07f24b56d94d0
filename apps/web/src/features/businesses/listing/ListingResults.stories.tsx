import type { Meta, StoryObj } from '@storybook/react-vite'
import { aListed } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { businessesApi, type ListedBusiness } from '../businesses.api.ts'
import { directoryHref, NO_CHOICE } from '../directory/directory.ts'
import { toBusinessesQuery } from './listing.ts'
import { ListingResults } from './ListingResults.tsx'

const listing = { ...NO_CHOICE, layout: 'grid' } as const

const CATEGORIES = ['Food & Beverages', 'Logistics & Shipping', 'Handicrafts', 'Clothing & Fashion']

const some = Array.from({ length: 8 }, (_, index) =>
  aListed({
    id: index + 1,
    name: `Kokonut Oil Cooperative ${index + 1}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Other',
    subscriptionTier: ([0, 1, 2, 3] as const)[index % 4] ?? 0,
  }),
)

const found = (items: ListedBusiness[], total: number) =>
  withStore({
    fill: (store) =>
      store.dispatch(
        businessesApi.util.upsertQueryEntries([
          {
            endpointName: 'listBusinesses',
            arg: toBusinessesQuery(listing, 1),
            value: { items, total },
          },
        ]),
      ),
  })

const meta = {
  title: 'Businesses/ListingResults',
  component: ListingResults,
  args: { listing, hrefOf: directoryHref, form: 'filters', all: '/directory' },
  decorators: [
    (Story) => (
      <>
        <h1>Directory</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ListingResults>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { decorators: [found(some, 58)] }
export const AsAList: Story = {
  args: { listing: { ...listing, layout: 'list' } },
  decorators: [found(some, 8)],
}
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const NarrowList: Story = { ...AsAList, globals: { viewport: { value: 'small' } } }
export const Empty: Story = { decorators: [found([], 0)] }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: () => Promise.reject(new TypeError('offline')) })],
}
