import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { WebinarCard } from '../components/WebinarCard.tsx'
import { screen as registration } from './registration.screen.tsx'
import { screen as registrationConfirm } from './registration-confirm.screen.tsx'
import { screen as submit } from './submit-event.screen.tsx'
import { screen } from './webinars.screen.tsx'

const aWebinar = (id: number) =>
  anEvent({
    id,
    slug: `webinar-${id}`,
    title: `Price lists that sell, part ${id}`,
    type: 'Webinars',
    location: 'Online',
    speaker: 'Ruth Maelasi',
    company: 'Reef Books',
    endsAt: '2026-12-01T23:30:00.000Z',
    registrations: id * 17,
  })

const meta = {
  title: 'Events/Webinars and places',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/webinars' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ToCome: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, [1, 2, 3].map(aWebinar))) })],
}
export const None: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listEvents, 200, [])) })],
}
export const OneAlone: Story = {
  decorators: [withStore()],
  render: () => <WebinarCard webinar={aWebinar(1)} />,
}
export const WithoutASpeaker: Story = {
  decorators: [withStore()],
  render: () => <WebinarCard webinar={{ ...aWebinar(1), speaker: null, company: null, registrations: 0 }} />,
}
export const SubmitAnEvent: Story = {
  decorators: [withStore()],
  parameters: { path: '/events/submit' },
  render: () => <submit.Component />,
}
export const GiveAPlaceBack: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getEvent, 200, anEventDetail())) })],
  parameters: { path: '/events/registration?token=a-token-of-the-letter-1234&event=trade-show' },
  render: () => <registration.Component />,
}
export const ConfirmAPlace: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getEvent, 200, anEventDetail())) })],
  parameters: { path: '/events/registration/confirm?token=a-token-of-the-letter-1234&event=trade-show' },
  render: () => <registrationConfirm.Component />,
}
export const ConfirmWithoutAToken: Story = {
  ...ConfirmAPlace,
  parameters: { path: '/events/registration/confirm' },
}
export const WithoutItsToken: Story = {
  ...GiveAPlaceBack,
  parameters: { path: '/events/registration' },
}
