import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrderSummary } from '#test/order-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { OwnOrders } from './OwnOrders.tsx'

const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'

const PAID = { status: 'paid', paid: 129, due: 0 } as const
const ORDERS = [
  anOrderSummary(),
  anOrderSummary({ id: 2, reference: 'PB-7K3F-9Q', businessName: LONG, paid: 60, due: 69 }),
  anOrderSummary({
    id: 3,
    reference: 'PB-3WQT-2B',
    hasProof: true,
    plan: 1,
    total: 89,
    due: 89,
    local: null,
  }),
  anOrderSummary({ id: 4, reference: 'PB-9HJK-5C', ...PAID, isWebsite: true, total: 1150, paid: 1150 }),
  anOrderSummary({ id: 5, reference: 'PB-2XYZ-8D', ...PAID, refundRequestedAt: '2026-11-19T02:00:00.000Z' }),
  anOrderSummary({ id: 6, reference: 'PB-5NMP-4F', status: 'cancelled', businessId: null }),
]

const withResponses = (orders: unknown[], credit = 0) =>
  withStore({
    fetch: replies(
      reply(calls.listOrders, 200, orders),
      reply(calls.getCredit, 200, { credit }),
      reply(calls.listBusinesses, 200, []),
    ),
  })

const meta = {
  title: 'Dashboard/Orders',
  component: OwnOrders,
  parameters: { path: '/dashboard/orders' },
  decorators: [
    (Story) => (
      <>
        <h1>Orders</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OwnOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { decorators: [withResponses(ORDERS, 12.5)] }
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: 'small' } } }
export const NoneYet: Story = { decorators: [withResponses([])] }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listOrders, 429, { message: 'Too many requests' })) })],
}
