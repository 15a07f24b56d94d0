import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anEvent } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './events.screen.tsx'

const events = [1, 2, 3].map((id) => anEvent({ id, slug: `show-${id}`, title: `Honiara Trade Show ${id}` }))

const meta = {
  title: 'Events/Page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/events' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, events, { total: 30 })) })],
}
export const OnAPhone: Story = { ...Upcoming, globals: { viewport: { value: 'phone' } } }
export const NothingToCome: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, [])) })],
  parameters: { path: '/events?type=webinars' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 429, { message: 'Too many requests' })) })],
  parameters: { path: '/events?type=webinars' },
}
