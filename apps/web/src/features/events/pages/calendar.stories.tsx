import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anEvent } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { CalendarPage } from '../calendar/CalendarPage.tsx'

/** An event in Honiara from nine on the first day to five on the last. */
const on = (id: number, title: string, from: number, to = from) =>
  anEvent({
    id,
    slug: `event-${id}`,
    title,
    startsAt: new Date(Date.UTC(2026, 10, from, -2)).toISOString(),
    endsAt: new Date(Date.UTC(2026, 10, to, 6)).toISOString(),
  })

const EVENTS = [
  on(1, 'Western Islands Trade Days', 12, 16),
  on(2, 'Lodge investment forum', 13, 14),
  on(3, 'Cocoa buyers’ week', 16, 20),
  on(4, 'Bookkeeping for market sellers', 20),
  on(5, 'Breakfast for boat owners', 20),
  on(6, 'Made Here Expo', 29, 32),
]

const meta = {
  title: 'Events/Calendar',
  component: CalendarPage,
  parameters: { layout: 'fullscreen', path: '/events/calendar' },
} satisfies Meta<typeof CalendarPage>

export default meta
type Story = StoryObj<typeof meta>

export const AMonth: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, EVENTS)) })],
}
export const OnAPhone: Story = { ...AMonth, globals: { viewport: { value: 'phone' } } }
export const NothingPlanned: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, [])) })],
  parameters: { path: '/events/calendar?month=2027-03&country=vu' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 429, { message: 'Too many requests' })) })],
}
