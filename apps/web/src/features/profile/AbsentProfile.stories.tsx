import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStore } from '#test/with-store.tsx'
import { ProfileFailed, ProfileNotFound, ProfileSkeleton } from './AbsentProfile.tsx'
import { ExpiredProfile } from './ExpiredProfile.tsx'

const meta = {
  title: 'Businesses/Profile that is not there',
  parameters: { layout: 'fullscreen' },
  decorators: [withStore()],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { render: () => <ProfileNotFound /> }
export const Loading: Story = { render: () => <ProfileSkeleton /> }
export const Failed: Story = { render: () => <ProfileFailed onRetry={() => {}} retrying={false} /> }
const expired = {
  id: 1,
  name: 'Ngella Clam Garden',
  slug: 'ngella-clam-garden',
  category: 'Fisheries & Aquaculture',
  country: 'sb',
  province: 'central',
  address: 'Tulagi',
  phone: '+6777500020',
  expired: true,
  plan: 'trial',
} as const
export const Expired: Story = { render: () => <ExpiredProfile business={expired} /> }
export const PaidPlanEnded: Story = {
  render: () => <ExpiredProfile business={{ ...expired, plan: 'paid' }} />,
  globals: { viewport: { value: 'phone' } },
}
