import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { userEvent } from 'storybook/test'
import { anAdminOrderSummary, someExchangeRates } from '#test/order-admin-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { Orders } from './Orders.tsx'

const LISTED = [
  anAdminOrderSummary({
    id: 1,
    businessName: 'Gizo Print House',
    reference: 'PB-2222-22',
    status: 'paid',
    isWebsite: true,
    total: 1150,
    paid: 1150,
    due: 0,
    local: null,
    refundRequestedAt: '2026-11-19T00:00:00.000Z',
  }),
  anAdminOrderSummary({ id: 2, hasProof: true, paid: 89, due: 40, local: { currency: 'SBD', due: 334 } }),
  anAdminOrderSummary({
    id: 3,
    businessName: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
    plan: 1,
    total: 1239.5,
    due: 1239.5,
    local: { currency: 'XPF', due: 135_725 },
  }),
  anAdminOrderSummary({ id: 4, businessName: 'Umi Sago', status: 'paid', paid: 129, due: 0 }),
  anAdminOrderSummary({ id: 5, businessName: 'Auki Hardware', status: 'cancelled' }),
  anAdminOrderSummary({ id: 6, businessName: 'Vila Divers', status: 'refunded', paid: 129, due: 0 }),
]

const rates = reply(calls.listExchangeRates, 200, someExchangeRates())
const full = withStore({
  fetch: replies(reply(calls.listAdminOrders, 200, LISTED, { total: 60 }), rates),
})
const away = { message: 'Too many requests' }

const meta = {
  title: 'Order admin/List',
  component: Orders,
  parameters: { path: '/admin?tab=orders' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { decorators: [full] }
export const CardsOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } }
export const Rates: Story = {
  decorators: [full],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Payments for the bookkeeper'))
    await userEvent.click(canvas.getByText('Exchange rates'))
  },
}
export const RatesOnAPhone: Story = { ...Rates, globals: { viewport: { value: 'phone' } } }
export const RatesFailed: Story = {
  ...Rates,
  decorators: [
    withStore({
      fetch: replies(reply(calls.listAdminOrders, 200, LISTED), reply(calls.listExchangeRates, 429, away)),
    }),
  ],
}
export const None: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAdminOrders, 200, []), rates) })],
}
export const NoneFound: Story = { ...None, parameters: { path: '/admin?tab=orders&status=refund' } }
export const PastTheEnd: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAdminOrders, 200, [], { total: 60 }), rates) })],
  parameters: { path: '/admin?tab=orders&page=9' },
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listAdminOrders, 429, away), rates) })],
}
