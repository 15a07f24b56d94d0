import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { anEngagement, someCounts } from '#test/dashboard-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Figures } from './Figures.tsx'

const AUKI = {
  id: 2,
  name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
  slug: 'vanille',
  totals: someCounts({ view: 1_230, call: 4 }),
  previous: someCounts({ view: 900 }),
}

const withResponses = (figures: unknown) =>
  withStore({ fetch: replies(reply(calls.getEngagement, 200, figures)) })

const meta = {
  title: 'Dashboard/Figures',
  component: Figures,
  parameters: { path: '/dashboard/figures' },
  decorators: [
    (Story) => (
      <>
        <h1>Figures</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

export const OneListing: Story = { decorators: [withResponses(anEngagement())] }
export const Several: Story = {
  decorators: [withResponses(anEngagement({ businesses: [...anEngagement().businesses, AUKI] }))],
}
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: 'small' } } }
export const NothingYet: Story = { decorators: [withResponses(anEngagement({ days: [], businesses: [] }))] }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getEngagement, 429, { message: 'Too many' })) })],
}
