import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMessage, aReceivedReview } from '#test/dashboard-factories.ts'
import { anOwnBusiness } from '#test/factories.ts'
import { anOrderSummary } from '#test/order-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Tasks } from './Tasks.tsx'

const rejected = anOwnBusiness({
  id: 3,
  name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
  status: 'rejected',
  rejection: {
    reason: 'unclear-description',
    note: 'Please say which products you sell, and whether you ship to other islands. '.repeat(6),
    at: '2026-11-18T02:00:00.000Z',
  },
})

const withResponses = (
  businesses: unknown[],
  messages: unknown[],
  reviews: unknown[],
  orders: unknown[] = [],
) =>
  withStore({
    fetch: replies(
      reply(calls.listBusinesses, 200, businesses),
      reply(calls.listBusinessMessages, 200, messages, { total: messages.length && 14 }),
      reply(calls.listReceivedReviews, 200, reviews),
      reply(calls.listOrders, 200, orders),
    ),
  })

const meta = {
  title: 'Dashboard/Tasks',
  component: Tasks,
  args: { isEmailConfirmed: true },
  decorators: [
    (Story) => (
      <>
        <h1>Welcome, Mere</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Tasks>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  decorators: [
    withResponses(
      [rejected],
      [aMessage(), aMessage({ id: 2, kind: 'quote' })],
      [aReceivedReview()],
      [anOrderSummary()],
    ),
  ],
}
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: 'small' } } }
export const AllDone: Story = { decorators: [withResponses([anOwnBusiness()], [], [])] }
export const AllButTheAddress: Story = { ...AllDone, args: { isEmailConfirmed: false } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listBusinessMessages, 429, { message: 'Too many requests' })) }),
  ],
}
