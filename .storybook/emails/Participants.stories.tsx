import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderEventAlreadyRegistered } from '../../apps/api/src/mail/templates/event-already-registered.ts'
import { renderEventBack } from '../../apps/api/src/mail/templates/event-back.ts'
import { renderEventMoved } from '../../apps/api/src/mail/templates/event-moved.ts'
import { renderEventOrganiserDigest } from '../../apps/api/src/mail/templates/event-organiser-digest.ts'
import { renderEventPlaceHeld } from '../../apps/api/src/mail/templates/event-place-held.ts'
import { renderEventTakenDown } from '../../apps/api/src/mail/templates/event-taken-down.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { SITE, SUVA, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Participants and organisers' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const PLACE = {
  name: 'Nirmala Goundar',
  reference: 'PB-M2XK-6H',
  token: TOKEN,
  title: 'Building for Wind: Cyclone Construction Conference',
  slug: 'building-for-wind-cyclone-construction-conference',
  startsAt: Date.parse('2026-12-01T08:30:00+12:00'),
  endsAt: Date.parse('2026-12-03T17:30:00+12:00'),
  timeZone: SUVA,
  country: 'fj',
  location: 'Harbour theatre, Suva',
  organiser: 'Pacific Builders’ Circle',
} as const

export const PlaceHeld: Story = { args: { email: renderEventPlaceHeld(SITE, PLACE) } }

export const AlreadyRegistered: Story = { args: { email: renderEventAlreadyRegistered(SITE, PLACE) } }

export const EventMoved: Story = {
  args: {
    email: renderEventMoved(SITE, {
      ...PLACE,
      isConfirmed: true,
      before: {
        ...PLACE,
        startsAt: Date.parse('2026-11-24T08:30:00+12:00'),
        endsAt: Date.parse('2026-11-26T17:30:00+12:00'),
        location: 'Town hall, Nadi',
      },
    }),
  },
}

export const EventTakenDown: Story = {
  args: { email: renderEventTakenDown(SITE, { ...PLACE, isConfirmed: true }) },
}

export const EventBack: Story = { args: { email: renderEventBack(SITE, { ...PLACE, isConfirmed: false }) } }

export const OrganiserDigest: Story = {
  args: {
    email: renderEventOrganiserDigest(SITE, {
      ...PLACE,
      confirmed: [
        {
          name: 'Nirmala Goundar',
          email: 'nirmala.goundar@portal.test',
          organisation: 'Straight Grain Joiners (sample)',
          reference: 'PB-M2XK-6H',
        },
        {
          name: 'Emosi Tikoisuva',
          email: 'emosi.tikoisuva@portal.test',
          organisation: null,
          reference: 'PB-T5QF-7J',
        },
      ],
      cancelled: [
        {
          name: 'Hans Uvia',
          email: 'hans.uvia@portal.test',
          organisation: null,
          reference: 'PB-9RWD-5T',
        },
      ],
      placesTaken: 61,
      capacity: 120,
    }),
  },
}
