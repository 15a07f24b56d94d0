// cspell:ignore gesthouse
import type { Understood } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aListed } from '#test/factories.ts'
import { anUnderstood, gizo } from '#test/facets.ts'
import { withStore } from '#test/with-store.tsx'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'
import { createDirectoryAddress } from '../directory-query.ts'
import { EMPTY_QUERY, toBusinessesQuery, type ListingQuery } from './listing-query.ts'
import { ListResults } from './ListResults.tsx'
import { NothingListed } from './NothingListed.tsx'

const query: ListingQuery = { ...EMPTY_QUERY, view: 'grid' }

const CATEGORIES = ['Food & Beverages', 'Logistics & Shipping', 'Handicrafts', 'Clothing & Fashion']

const some = Array.from({ length: 8 }, (_, index) =>
  aListed({
    id: index + 1,
    name: `Kokonut Oil Cooperative ${index + 1}`,
    slug: `kokonut-oil-cooperative-${index + 1}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Other',
    subscriptionTier: ([0, 1, 2, 3] as const)[index % 4] ?? 0,
  }),
)

const withResults = (items: ListedBusiness[], total: number, of: ListingQuery = query) =>
  withStore({
    fill: (store) =>
      store.dispatch(
        businessesApi.util.upsertQueryEntries([
          { endpointName: 'listBusinesses', arg: toBusinessesQuery(of, of.page), value: { items, total } },
        ]),
      ),
  })

const meta = {
  title: 'Businesses/ListResults',
  component: ListResults,
  args: {
    source: 'directory',
    address: createDirectoryAddress(query),
    query,
    interpretation: undefined,
    nothing: <NothingListed all="/directory" own="/register-business" />,
  },
  decorators: [
    (Story) => (
      <>
        <h1>Directory</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ListResults>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { decorators: [withResults(some, 58)] }
export const AsAList: Story = {
  args: { query: { ...query, view: 'list' } },
  decorators: [withResults(some, 8)],
}
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const NarrowList: Story = { ...AsAList, globals: { viewport: { value: 'small' } } }
export const Empty: Story = { decorators: [withResults([], 0)] }

const pastTheEnd: ListingQuery = { ...query, page: 9, from: 9 }
export const PastTheEnd: Story = {
  args: { query: pastTheEnd },
  decorators: [withResults([], 58, pastTheEnd)],
}
const narrowed: ListingQuery = { ...query, search: 'igloo', verified: true }
export const EmptyWithFilters: Story = {
  args: {
    query: narrowed,
    interpretation: { understood: anUnderstood({ words: ['igloo'], matchLevel: 5, here: 0 }) },
  },
  decorators: [withResults([], 0, narrowed)],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: () => Promise.reject(new TypeError('offline')) })],
}

const searched: ListingQuery = { ...query, search: 'guesthouse gizo' }
/** A search that was understood in some way. */
const createStory = (own: Partial<Understood>, didYouMean?: string): Story => ({
  args: {
    query: searched,
    interpretation: {
      understood: anUnderstood({ words: ['guesthouse'], places: [gizo], ...own }),
      didYouMean,
    },
  },
  decorators: [withResults(some.slice(0, 3), 3, searched)],
})

export const InThePlaceAndElsewhere: Story = createStory({ matchLevel: 1, here: 1, elsewhere: 2 })
export const Elsewhere: Story = createStory({
  matchLevel: 2,
  here: 0,
  elsewhere: 3,
  around: { name: 'Western', count: 2 },
})
/** Two businesses have all of it; those behind them are told apart. */
export const WholeAndPart: Story = {
  ...createStory({ matchLevel: 1, here: 2 }),
  decorators: [withResults(some.slice(0, 5), 2, searched)],
  play: async ({ canvas }) => {
    await canvas.findByText('Partial matches, and others that may help')
  },
}
export const WholeAndPartOnAPhone: Story = { ...WholeAndPart, globals: { viewport: { value: 'small' } } }
export const APart: Story = createStory({ matchLevel: 3, words: ['surf', 'guesthouse', 'lessons'] })
export const Near: Story = createStory({ matchLevel: 4, words: ['dentist'], places: [] })
export const Nothing: Story = createStory({ matchLevel: 5, words: ['dentist'] })
export const Corrected: Story = createStory({
  corrected: [{ from: 'gesthouse', to: 'guesthouse' }],
  here: 3,
})
export const DidYouMean: Story = createStory({ here: 3 }, 'guest house gizo')
