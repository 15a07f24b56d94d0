import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type EventDetails } from '@portal/domain/contract'
import { userEvent, within } from 'storybook/test'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { replies, reply, type Reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { EventPage } from '../detail/EventPage.tsx'

const EVENT = anEventDetail({ registrations: 112 })
const others = [2, 3, 4].map((id) => anEvent({ id, slug: `show-${id}`, title: `Gizo Trade Day ${id}` }))
const REGISTERED = {
  reference: 'EV-7K3F-9Q',
  title: EVENT.title,
  slug: EVENT.slug,
  startsAt: EVENT.startsAt,
  endsAt: EVENT.endsAt,
  timeZone: EVENT.timeZone,
}

const meta = {
  title: 'Events/Event',
  component: EventPage,
  args: { idOrSlug: EVENT.slug },
  parameters: { layout: 'fullscreen', path: `/events/${EVENT.slug}` },
} satisfies Meta<typeof EventPage>

export default meta
type Story = StoryObj<typeof meta>

const createStory = (...responses: Reply[]): Story => ({
  decorators: [withStore({ fetch: replies(...responses) })],
})
const event = (own: Partial<EventDetails> = {}): Story =>
  createStory(
    reply(calls.getEvent, 200, { ...EVENT, ...own }),
    reply(calls.listEvents, 200, others),
    reply(calls.registerForEvent, 201, REGISTERED),
  )

export const ToCome: Story = event()
export const OnAPhone: Story = { ...event(), globals: { viewport: { value: 'phone' } } }
export const Webinar: Story = event({
  type: 'Webinars',
  location: 'Online',
  speaker: 'Ruth Maelasi',
  company: 'Reef Books',
  capacity: null,
  endsAt: '2026-12-01T23:30:00.000Z',
})
export const OnNow: Story = event({
  startsAt: '2026-11-19T22:00:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  takesRegistrations: false,
})
export const Over: Story = event({
  startsAt: '2026-11-10T22:00:00.000Z',
  endsAt: '2026-11-12T06:00:00.000Z',
  takesRegistrations: false,
})
export const Full: Story = event({ capacity: 112, takesRegistrations: false })
export const LongWords: Story = {
  ...event({
    title: 'Assemblée générale de l’Association des Producteurs de Vanille et de Kava',
    location: 'Fale o le Fa’alapotopotoga o Tagata Faigaluega, Point Cruz',
    organiser: 'Association des Producteurs de Vanille et de Kava du Sud',
    price: 'Free for members, 1,500 francs for everybody else, lunch included',
  }),
  globals: { viewport: { value: 'small' } },
}
export const PlaceHeld: Story = {
  ...event(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /Your name/ }), 'Mere Tavola')
    await userEvent.type(page.getByRole('textbox', { name: /Email/ }), 'mere@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Register' }))
    await page.findByRole('heading', { name: 'Confirm your place' })
  },
}
export const Loading: Story = createStory()
export const NotThere: Story = createStory(reply(calls.getEvent, 404, { message: 'Event not found' }))
export const Failed: Story = createStory(reply(calls.getEvent, 429, { message: 'Too many requests' }))
