import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aSummary } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { SavedBusinesses } from './SavedBusinesses.tsx'

const saves = [
  aSummary(),
  aSummary({ id: 2, name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer' }),
]

const meta = {
  title: 'Dashboard/SavedBusinesses',
  component: SavedBusinesses,
  parameters: { path: '/dashboard' },
  decorators: [
    (Story) => (
      <>
        <h1>My Dashboard</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SavedBusinesses>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listSaves, 200, saves, { total: 12 })) })],
}
export const OnAPhone: Story = { ...Saved, globals: { viewport: { value: 'small' } } }
export const None: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listSaves, 200, [], { total: 0 })) })],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listSaves, 429, { message: 'Too many requests' })) })],
}
