import type { Meta, StoryObj } from '@storybook/react-vite'
import { aJob } from '#test/content-factories.ts'
import { withStore } from '#test/with-store.tsx'
import { JobCard } from './JobCard.tsx'

const meta = {
  title: 'Jobs/JobCard',
  component: JobCard,
  args: { item: aJob() },
  decorators: [withStore()],
} satisfies Meta<typeof JobCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { item: aJob({ closesAt: '2026-11-01T05:00:00.000Z' }) } }
export const LittleIsKnown: Story = {
  args: { item: aJob({ salary: null, province: null, isSample: false }) },
}
export const LongWords: Story = {
  args: {
    item: aJob({
      title: 'Kinesiotherapist and rehabilitation coordinator for the outer islands’ clinics',
      employer: 'Association des Producteurs de Vanille et de Kava',
      salary: 'From 4,800 to 6,200 a fortnight, with housing, boat fuel and flights home twice a year',
      location: 'Point Cruz and the clinics of the outer islands',
    }),
  },
  globals: { viewport: { value: 'small' } },
}
