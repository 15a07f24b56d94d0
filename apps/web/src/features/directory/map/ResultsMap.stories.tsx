import type { Meta, StoryObj } from '@storybook/react-vite'
import { MAIN_TOWNS } from '@portal/reference-data'
import { formatArea } from '@portal/domain/place'
import type { MapGroup } from '@portal/domain/contract'
import { aMapGroup } from '#test/map-group.ts'
import { ResultsMap } from './ResultsMap.tsx'

const show = (groups: readonly MapGroup[]) => ({ whole: groups, groups })

const listGroups = (...countries: (keyof typeof MAIN_TOWNS)[]) =>
  countries.flatMap((country) =>
    MAIN_TOWNS[country].map(([name, latitude, longitude], place) =>
      aMapGroup(
        place % 3 === 2
          ? {
              latitude,
              longitude,
              count: 1,
              business: { name: `${name} Trading`, path: `/${country}/other/${name.toLowerCase()}` },
            }
          : { latitude, longitude, count: place === 0 ? 124 : 1 + ((place * 7) % 23) },
      ),
    ),
  )

const meta = {
  title: 'Businesses/ResultsMap',
  component: ResultsMap,
  args: {
    ...show(listGroups('sb', 'fj', 'pg', 'nc', 'vu')),
    unlocated: 120,
    label: 'Map of 350 businesses',
    list: '/directory',
    toHref: (area, name) => `/directory?view=map&area=${formatArea(area)}&around=${name}`,
  },
} satisfies Meta<typeof ResultsMap>

export default meta
type Story = StoryObj<typeof meta>

export const FiveCountries: Story = {}
export const SolomonIslands: Story = { args: show(listGroups('sb')) }
export const AcrossTheDateLine: Story = {
  args: {
    ...show([...listGroups('fj'), aMapGroup({ latitude: -17.25, longitude: -178.95, count: 3 })]),
    unlocated: 1,
  },
}
export const OneBusiness: Story = {
  args: {
    ...show([
      aMapGroup({
        latitude: -8.103,
        longitude: 156.84,
        count: 1,
        business: { name: 'Gizo Waterfront Guesthouse', path: '/sb/tourism-and-hospitality/gizo-waterfront' },
      }),
    ]),
    unlocated: 0,
  },
}
/** Zoomed in by its buttons, with names of islands and towns. */
export const ZoomedIn: Story = {
  args: show(listGroups('sb')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
  },
}
export const TheListOpen: Story = {
  args: show(listGroups('sb')),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('The map as a list')),
}
export const NothingLocated: Story = { args: { ...show([]), unlocated: 12 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Small: Story = { args: show(listGroups('vu')), globals: { viewport: { value: 'small' } } }
