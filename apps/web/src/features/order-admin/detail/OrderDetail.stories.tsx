import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { aPhoto } from '#test/factories.ts'
import { aPaidAdminOrder, anAdminOrder } from '#test/order-admin-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { OrderDetail } from './OrderDetail.tsx'

const PROOFS = [
  { id: 1, url: aPhoto(1).src, note: 'Slip of BSP Auki.', at: '2026-11-18T05:00:00.000Z' },
  { id: 2, url: aPhoto(2).src, note: null, at: '2026-11-18T05:02:00.000Z' },
]
const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'
const refused = reply(calls.recordPayment, 409, { message: 'This order is cancelled' })
const invalid = reply(calls.refundOrder, 409, { message: 'This order has already been refunded' })

const meta = {
  title: 'Order admin/Order',
  component: OrderDetail,
  parameters: { path: '/admin/orders/12' },
  decorators: [withStore({ fetch: replies(refused, invalid) })],
  args: { order: anAdminOrder() },
} satisfies Meta<typeof OrderDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const OpenOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ProofSent: Story = { args: { order: anAdminOrder({ proofs: PROOFS }) } }
export const ProofSentOnAPhone: Story = { ...ProofSent, globals: { viewport: { value: 'phone' } } }
export const PartPaid: Story = {
  args: {
    order: anAdminOrder({
      paid: 49,
      due: 200,
      refundable: { plan: 49, addOns: 0 },
      local: { currency: 'SBD', rate: 8.35, rateDate: '2026-11-16', total: 2079.15, due: 1670 },
      payments: aPaidAdminOrder().payments.slice(0, 1),
      paymentNotes: aPaidAdminOrder().paymentNotes.slice(0, 1),
    }),
  },
}
export const WebsiteWithoutAListing: Story = {
  args: {
    order: anAdminOrder({
      business: null,
      next: null,
      owner: null,
      local: null,
      quoteReference: 'PB-2222-22',
      quoteRequestId: 4,
      billedTo: {
        name: 'Jean-Baptiste Vanuatu-Kalsakau',
        businessName: LONG,
        email: 'producteurs.de.vanille.et.de.kava@sainte-marie-de-la-mer-orientale.example',
        country: 'nc',
      },
      items: [{ kind: 'website', name: 'Website with 4 pages', amount: 1150.5 }],
      total: 1150.5,
      due: 1150.5,
    }),
  },
}
export const Paid: Story = { args: { order: aPaidAdminOrder() } }
export const RefundAsked: Story = {
  args: {
    order: aPaidAdminOrder({
      creditUsed: 20,
      refundRequestedAt: '2026-11-19T05:00:00.000Z',
      refundReason: 'The shop closes at the end of the month.',
    }),
  },
}
export const Refunded: Story = {
  args: {
    order: aPaidAdminOrder({
      status: 'refunded',
      period: null,
      refundable: null,
      refunds: [
        {
          id: 1,
          number: 'CRN-2026-00003',
          amount: 229,
          credit: 20,
          at: '2026-11-20T02:00:00.000Z',
          reason: 'The shop closes.',
          hereAgain: 0,
        },
      ],
    }),
  },
}
export const DisputedAndWon: Story = {
  args: {
    order: aPaidAdminOrder({
      refunds: [
        {
          id: 1,
          number: 'CRN-2026-00004',
          amount: 249,
          credit: 0,
          at: '2026-11-20T02:00:00.000Z',
          reason: 'Taken back by the card’s bank after a dispute',
          hereAgain: 249,
        },
      ],
    }),
  },
}
export const PaidInAnotherCurrency: Story = {
  args: {
    order: anAdminOrder({
      foreignPayments: [
        { id: 1, currency: 'AUD', amount: 385.5, returned: 0, paidAt: '2026-11-19T02:00:00.000Z' },
      ],
    }),
  },
}
export const PartlyBackInAnotherCurrency: Story = {
  args: {
    order: anAdminOrder({
      foreignPayments: [
        { id: 1, currency: 'AUD', amount: 385.5, returned: 85.5, paidAt: '2026-11-19T02:00:00.000Z' },
      ],
    }),
  },
}
export const Cancelled: Story = {
  args: {
    order: anAdminOrder({
      status: 'cancelled',
      cancelledAt: '2026-11-20T01:00:00.000Z',
      cancellationReason: 'Ordered twice.',
    }),
  },
}
export const InTheLocalCurrency: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'SBD' }))
    await expect(canvas.getByText('Counts as US$249.')).toBeVisible()
  },
}
export const TooMuch: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '269')
    await expect(canvas.getByRole('status')).toHaveTextContent('US$20 too much')
  },
}
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Amount/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(canvas.getByText('Please choose how it was paid')).toBeVisible()
  },
}
export const RefusedPayment: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This order is cancelled')
  },
}
export const LikelyRepeat: Story = {
  ...PartPaid,
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '49')
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash' }))
    const day = canvas.getByLabelText(/^Paid on/)
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-18')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is this another payment?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const createOpenedStory = (name: string, args: Story['args'] = {}): Story => ({
  args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    // It opens from opacity 0, which counts as hidden.
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Refunding: Story = createOpenedStory('Refund', RefundAsked.args)
export const RefundingAPart: Story = createOpenedStory('Refund', PartPaid.args)
export const RefundingOnAPhone: Story = { ...Refunding, globals: { viewport: { value: 'phone' } } }
export const CorrectingCredit: Story = createOpenedStory('Correct credit', {
  order: anAdminOrder({ credit: 35.5 }),
})
export const CorrectingCreditOnAPhone: Story = {
  ...CorrectingCredit,
  globals: { viewport: { value: 'phone' } },
}
export const Cancelling: Story = createOpenedStory('Cancel order')
