import type { Meta, StoryObj } from '@storybook/react-vite'
import { MAIN_TOWNS } from '@portal/reference-data'
import { ResultsMap } from './ResultsMap.tsx'

const listGroups = (...countries: (keyof typeof MAIN_TOWNS)[]) =>
  countries.flatMap((country) =>
    MAIN_TOWNS[country].map(([name, latitude, longitude], place) =>
      place % 3 === 2
        ? {
            latitude,
            longitude,
            count: 1,
            business: { name: `${name} Trading`, path: `/${country}/other/${name.toLowerCase()}` },
          }
        : { latitude, longitude, count: place === 0 ? 124 : 1 + ((place * 7) % 23) },
    ),
  )

const meta = {
  title: 'Businesses/ResultsMap',
  component: ResultsMap,
  args: {
    groups: listGroups('sb', 'fj', 'pg', 'nc', 'vu'),
    unlocated: 120,
    label: 'Map of 350 businesses',
    toHref: ({ latitude, longitude }) => `/directory?near=${latitude.toFixed(3)},${longitude.toFixed(3)}`,
  },
} satisfies Meta<typeof ResultsMap>

export default meta
type Story = StoryObj<typeof meta>

export const FiveCountries: Story = {}
export const SolomonIslands: Story = { args: { groups: listGroups('sb') } }
export const AcrossTheDateLine: Story = {
  args: { groups: [...listGroups('fj'), { latitude: -17.25, longitude: -178.95, count: 3 }], unlocated: 1 },
}
export const OneBusiness: Story = {
  args: {
    groups: [
      {
        latitude: -8.103,
        longitude: 156.84,
        count: 1,
        business: { name: 'Gizo Waterfront Guesthouse', path: '/sb/tourism-and-hospitality/gizo-waterfront' },
      },
    ],
    unlocated: 0,
  },
}
/** Groups that would touch on a phone are one mark, which says what it leads to. */
export const AGroup: Story = {
  args: {
    groups: [
      { latitude: -9.4333, longitude: 159.95, count: 12 },
      { latitude: -9.45, longitude: 160.25, count: 1 },
      { latitude: -18.2, longitude: -178.8, count: 3 },
    ],
    unlocated: 0,
    label: 'Map of 16 businesses',
  },
  play: ({ canvas }) => {
    const [mark] = canvas.getAllByRole('link', {
      name: 'Around Honiara: 13 businesses, and others nearby',
    })
    mark?.focus()
  },
}
export const TheListOpen: Story = {
  args: { groups: listGroups('sb') },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('The map as a list')),
}
export const NothingLocated: Story = { args: { groups: [], unlocated: 12 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Small: Story = { args: { groups: listGroups('vu') }, globals: { viewport: { value: 'small' } } }
