import type { Meta, StoryObj } from '@storybook/react-vite'
import { PROVINCE_CODES } from '@portal/domain/place'
import { withStore } from '#test/with-store.tsx'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { PROVINCE_COUNTS } from './directory-query.ts'
import { ProvinceCards } from './ProvinceCards.tsx'

const counts = PROVINCE_CODES.map((province, index) => ({
  province,
  count: index * 7,
  topCategories: index === 0 ? [] : ['Agriculture & Agro-processing', 'Handicrafts'],
}))

const meta = {
  title: 'Businesses/ProvinceCards',
  component: ProvinceCards,
  decorators: [
    (Story) => (
      <>
        <h1>Businesses by Province</h1>
        <Story />
      </>
    ),
    withStore({
      fill: (store) =>
        store.dispatch(
          businessesApi.util.upsertQueryEntries([
            { endpointName: 'provinceStats', arg: PROVINCE_COUNTS, value: counts },
          ]),
        ),
    }),
  ],
} satisfies Meta<typeof ProvinceCards>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutCounts: Story = {
  decorators: [withStore({ fetch: () => Promise.reject(new TypeError('offline')) })],
}
