import { businessFacets, calls, type BusinessFacets } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { Store } from '#app/store.ts'
import { aListed } from '#test/factories.ts'
import { aMapGroup } from '#test/map-group.ts'
import { someFacets } from '#test/facets.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { createDirectoryAddress, TABS } from '../directory-query.ts'
import { EMPTY_QUERY, toBusinessesQuery, toFiltersQuery, type ListingQuery } from './listing-query.ts'
import { BusinessListPage } from './BusinessListPage.tsx'
import { NothingListed } from './NothingListed.tsx'

const some = Array.from({ length: 6 }, (_, index) =>
  aListed({
    id: index + 1,
    name: `Kokonut Oil Cooperative ${index + 1}`,
    slug: `kokonut-oil-cooperative-${index + 1}`,
  }),
)

const plain: ListingQuery = { ...EMPTY_QUERY, view: 'grid' }

const fillWith = (query: ListingQuery, facets?: BusinessFacets) => (store: Store) =>
  store.dispatch(
    businessesApi.util.upsertQueryEntries([
      {
        endpointName: 'listBusinesses',
        arg: toBusinessesQuery(query, 1),
        value: { items: some, total: 58 },
      },
      ...(facets
        ? [{ endpointName: 'businessFacets', arg: toFiltersQuery(query), value: facets } as const]
        : []),
      {
        endpointName: 'businessMap',
        arg: toFiltersQuery(query),
        value: {
          groups: [
            aMapGroup({ latitude: -9.43, longitude: 159.95, count: 40 }),
            aMapGroup({ latitude: -8.77, longitude: 160.7, count: 12 }),
          ],
          unlocated: 6,
        },
      },
    ]),
  )

const withResponses = (query: ListingQuery, facets?: BusinessFacets) =>
  withStore({ fill: fillWith(query, facets) })

interface ListProps {
  query: ListingQuery
  heading: string
}

/** A list of the directory. */
const List = ({ query, heading }: ListProps) => (
  <BusinessListPage
    source="directory"
    address={createDirectoryAddress(query)}
    query={query}
    form="story"
    heading={heading}
    crumbs={[{ label: 'Home', href: '/' }, { label: 'Directory' }]}
    searchLabel="What are you looking for?"
    landmark="Businesses"
    tabs={{
      label: 'Lists',
      items: TABS.map(({ tab, label }) => ({ label, href: `/directory?tab=${tab}`, current: tab === '' })),
    }}
    nothing={<NothingListed all="/directory" own="/register-business" />}
  />
)

const meta = {
  title: 'Businesses/BusinessListPage',
  component: List,
  parameters: { layout: 'fullscreen' },
  args: { query: plain, heading: 'Directory' },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const WithNumbers: Story = { decorators: [withResponses(plain, someFacets())] }
export const WithoutNumbers: Story = { decorators: [withResponses(plain)] }
export const Phone: Story = { ...WithNumbers, globals: { viewport: { value: 'phone' } } }
export const Small: Story = { ...WithNumbers, globals: { viewport: { value: 'small' } } }

const narrowed: ListingQuery = {
  ...plain,
  search: 'cold-pressed coconut oil in drums, wholesale, with delivery by sea to the outer islands',
  province: 'rennell-bellona',
  category: 'agriculture-and-agro-processing',
  open: true,
  verified: true,
  rating: '4',
  pays: ['cash', 'mobile-money'],
  near: { latitude: -9.431, longitude: 159.95 },
}
const towns = [{ value: 'Tingoa', count: 8 }]

/** Everything chosen, and long names. */
export const Narrowed: Story = {
  args: { query: narrowed, heading: 'Agriculture & Agro-processing in Rennell and Bellona Province' },
  decorators: [withResponses(narrowed, someFacets({ towns }))],
}
export const NarrowedOnAPhone: Story = { ...Narrowed, globals: { viewport: { value: 'small' } } }

const openNow: ListingQuery = { ...plain, search: 'mechanic open now near Auki' }
/** A text with words for open now offers the filter. */
export const AsksForOpenNow: Story = {
  args: { query: openNow },
  decorators: [withResponses(openNow, someFacets())],
}
export const AsksForOpenNowOnAPhone: Story = {
  ...AsksForOpenNow,
  globals: { viewport: { value: 'small' } },
}

const onMap: ListingQuery = { ...plain, view: 'map' }
export const WithMap: Story = {
  args: { query: onMap },
  decorators: [withResponses(onMap, someFacets())],
}

/** The sheet of the filters. */
export const Sheet: Story = {
  ...NarrowedOnAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (7)' }))
  },
}

const verified: ListingQuery = { ...plain, verified: true }

/** The sheet with a choice that is not applied yet, and its number of results. */
export const SheetWithDraft: Story = {
  args: { query: verified },
  decorators: [
    withStore({
      fill: fillWith(verified),
      fetch: replies(
        reply(calls.currentUser, 401, { message: 'Please sign in' }),
        reply(businessFacets, 200, someFacets({ total: 1234 })),
      ),
    }),
  ],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'With photos' }))
    await screen.findByRole('button', { name: 'Show 1,234 businesses' })
  },
}
