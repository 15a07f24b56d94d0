import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { patterns } from '#shared/urls/paths.ts'
import { aPaidOrder, aPayment, aProof, aRefundedOrder, anOrder, BANK } from '#test/order-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './order.screen.tsx'

const WITH_EMAIL = { path: orderPaths.order('PB-4M2K-7T', { email: 'mere@portal.test' }) }

const respond = (...args: Parameters<typeof reply>) => [withStore({ fetch: replies(reply(...args)) })]
const showing = (order: ReturnType<typeof anOrder>) => respond(calls.getOrder, 200, order)

const meta = {
  title: 'Orders/Order',
  component: screen.Component,
  parameters: { layout: 'fullscreen', ...WITH_EMAIL },
  render: () => (
    <Routes>
      <Route path={patterns.order} element={<screen.Component />} />
    </Routes>
  ),
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Open: Story = { decorators: showing(anOrder()) }
export const OpenOnAPhone: Story = { ...Open, globals: phone }
export const ByCardToo: Story = { decorators: showing(anOrder({ canPayByCard: true })) }
export const PartPaid: Story = {
  decorators: showing(
    anOrder({
      paid: 60,
      due: 69,
      local: { currency: 'SBD', rate: 8.3, rateDate: '2026-11-16', total: 1070.7, due: 572.7 },
      payments: [aPayment({ amount: 60, local: { currency: 'SBD', amount: 498 } })],
    }),
  ),
}
export const ProofSent: Story = { decorators: showing(anOrder({ proofs: [aProof()] })) }
export const NoLongerHeld: Story = { decorators: showing(anOrder({ payBy: '2026-11-19T03:00:00.000Z' })) }
export const Paid: Story = { decorators: showing(aPaidOrder()) }
export const PaidOnAPhone: Story = { ...Paid, globals: phone }
export const AskingForTheMoneyBack: Story = {
  ...Paid,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for your money back' }))
    const dialog = document.querySelector('[role="dialog"]')
    await expect(dialog).toHaveTextContent('Enhanced ends then')
  },
}
export const RefundAsked: Story = {
  decorators: showing(aPaidOrder({ refundRequestedAt: '2026-11-20T01:00:00.000Z' })),
}
export const Refunded: Story = { decorators: showing(aRefundedOrder()) }
export const Cancelled: Story = {
  decorators: showing(anOrder({ status: 'cancelled', cancelledAt: '2026-11-20T01:00:00.000Z' })),
}
const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'
export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  decorators: showing(
    anOrder({
      business: { ...anOrder().business, name: LONG } as never,
      billedTo: {
        ...anOrder().billedTo,
        businessName: LONG,
        email: 'the-treasurer-of-the-association@example.com',
      },
      items: [
        ...anOrder().items,
        { kind: 'add-on', name: 'E-commerce functionality', amount: 500 },
        { kind: 'add-on', name: 'Professional photography', amount: 300 },
        { kind: 'unused time', name: 'Unused days of the plan until now', amount: -42.37 },
      ],
      total: 886.63,
      creditUsed: 12.5,
      due: 874.13,
      local: { currency: 'XPF', rate: 111.25, rateDate: '2026-11-16', total: 98_638, due: 97_247 },
      waysToPay: [
        {
          ...BANK,
          name: 'Bank transfer to our account at the branch in Luganville on Santo, by the wharf',
          details: [
            { label: 'International bank account number', value: 'NC76 1488 9000 0100 0123 4567 890 123' },
          ],
        },
      ],
    }),
  ),
}
export const AskingForTheAddress: Story = {
  parameters: { path: orderPaths.order('PB-4M2K-7T') },
  decorators: [withStore()],
}
export const NotFound: Story = {
  decorators: respond(calls.getOrder, 404, { message: 'There is no such order' }),
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: respond(calls.getOrder, 429, { message: 'Too many requests. Please try again in a minute' }),
}
