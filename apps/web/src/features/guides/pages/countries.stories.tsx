import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { COUNTRY_CODES } from '@portal/domain/place'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './countries.screen.tsx'

const figures = {
  businesses: 150,
  verified: 0,
  reviews: 0,
  news: 0,
  upcomingEvents: 0,
  countries: COUNTRY_CODES.map((country, place) => ({ country, businesses: 50 - place * 10 })),
}

const meta = {
  title: 'Countries/Page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/countries' },
  decorators: [withStore({ fetch: replies(reply(calls.dashboardStats, 200, figures)) })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Countries: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnASmallScreen: Story = { globals: { viewport: { value: 'small' } } }
export const WithoutCounts: Story = { decorators: [withStore()] }
