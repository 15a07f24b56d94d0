import type { Meta, StoryObj } from '@storybook/react-vite'
import { anEvent } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { EventCard } from './EventCard.tsx'

const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: anEvent(), level: 2 },
  decorators: [withStore()],
} satisfies Meta<typeof EventCard>

export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {}
export const Featured: Story = { args: { featured: true } }
export const OnNow: Story = {
  args: {
    event: anEvent({ startsAt: '2026-11-19T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' }),
  },
}
export const LongWords: Story = {
  args: {
    event: anEvent({
      title: 'Assemblée générale de l’Association des Producteurs de Vanille et de Kava',
      location: 'Fale o le Fa’alapotopotoga o Tagata Faigaluega, Point Cruz',
      description: 'Growers bring what they have, buyers say what they need. '.repeat(6).trim(),
      timeZone: 'Pacific/Noumea',
      country: 'nc',
      price: 'Free for members, 1,500 francs for everybody else, lunch included',
    }),
  },
  globals: { viewport: { value: 'small' } },
}
