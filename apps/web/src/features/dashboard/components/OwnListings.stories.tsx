import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anOwnBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { OwnFigures } from './OwnFigures.tsx'
import { OwnListings } from './OwnListings.tsx'

const withBusinesses = (...businesses: unknown[]) =>
  withStore({ fetch: replies(reply(calls.listBusinesses, 200, businesses)) })

const meta = {
  title: 'Dashboard/OwnListings',
  component: OwnListings,
  render: () => (
    <>
      <h1>My Dashboard</h1>
      <OwnFigures />
      <h2>My Businesses</h2>
      <OwnListings />
    </>
  ),
} satisfies Meta<typeof OwnListings>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  decorators: [
    withBusinesses(
      anOwnBusiness(),
      anOwnBusiness({ id: 2, name: 'Auki Ice', slug: 'auki-ice', status: 'pending' }),
      anOwnBusiness({ id: 3, name: 'Umi Home Store', slug: 'umi', status: 'rejected' }),
    ),
  ],
}
export const OnAPhone: Story = { ...Some, globals: { viewport: { value: 'phone' } } }
export const None: Story = { decorators: [withBusinesses()] }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listBusinesses, 429, { message: 'Too many requests' })) }),
  ],
}
