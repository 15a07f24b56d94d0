import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { aReceivedReview } from '#test/dashboard-factories.ts'
import { anOwnBusiness } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ReceivedReviews } from './ReceivedReviews.tsx'

const REVIEWS = [
  aReceivedReview(),
  aReceivedReview({
    id: 2,
    rating: 2,
    comment: 'Closed when I came, although the sign said open. '.repeat(12),
  }),
  aReceivedReview({ id: 3, reply: { text: 'Thank you!', at: '2026-11-19T02:00:00.000Z' } }),
]

const withResponses = (tier: 1 | 2, ...reviews: unknown[]) =>
  withStore({
    fetch: replies(
      reply(calls.listReceivedReviews, 200, reviews, { total: reviews.length }),
      reply(calls.listBusinesses, 200, [anOwnBusiness({ subscriptionTier: tier })]),
    ),
  })

const meta = {
  title: 'Dashboard/ReceivedReviews',
  component: ReceivedReviews,
  args: { ownerEmail: 'mere@portal.test' },
  parameters: { path: '/dashboard/reviews?status=all' },
  decorators: [
    (Story) => (
      <>
        <h1>Reviews</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ReceivedReviews>

export default meta
type Story = StoryObj<typeof meta>

export const Reviews: Story = { decorators: [withResponses(2, ...REVIEWS)] }
export const Replying: Story = {
  ...Reviews,
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /^Reply/ })
    if (button) await userEvent.click(button)
  },
}
export const HiddenByThePlan: Story = { decorators: [withResponses(1, ...REVIEWS)] }
export const OnAPhone: Story = { ...Reviews, globals: { viewport: { value: 'small' } } }
export const NoneToAnswer: Story = {
  decorators: [withResponses(2)],
  parameters: { path: '/dashboard/reviews' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listReceivedReviews, 429, { message: 'Too many requests' })) }),
  ],
}
