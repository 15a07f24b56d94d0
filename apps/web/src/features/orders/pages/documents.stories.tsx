import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { paths, patterns } from '#shared/urls/paths.ts'
import { aPaidOrder, aRefundedOrder, anOrder } from '#test/order-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen as invoice } from './invoice.screen.tsx'
import { screen as receipt } from './receipt.screen.tsx'

const EMAIL = { email: 'mere@portal.test' }
const at = (path: string) => ({ path })

const answered = (...answer: Parameters<typeof reply>) => [withStore({ fetch: replies(reply(...answer)) })]

const meta = {
  title: 'Orders/Documents',
  component: invoice.Component,
  parameters: { layout: 'fullscreen', ...at(paths.orderInvoice('PB-4M2K-7T', EMAIL)) },
  render: () => (
    <Routes>
      <Route path={patterns.orderInvoice} element={<invoice.Component />} />
      <Route path={patterns.orderReceipt} element={<receipt.Component />} />
    </Routes>
  ),
} satisfies Meta<typeof invoice.Component>

export default meta
type Story = StoryObj<typeof meta>

export const InvoiceToPay: Story = {
  decorators: answered(calls.getOrder, 200, anOrder({ creditUsed: 20, due: 109 })),
}
export const InvoiceOnAPhone: Story = { ...InvoiceToPay, globals: { viewport: { value: 'phone' } } }
export const InvoicePaid: Story = { decorators: answered(calls.getOrder, 200, aPaidOrder()) }
export const InvoiceWithCreditNote: Story = { decorators: answered(calls.getOrder, 200, aRefundedOrder()) }
export const Receipt: Story = {
  decorators: answered(calls.getOrder, 200, aPaidOrder()),
  parameters: at(paths.orderReceipt('PB-4M2K-7T', 'REC-2026-00004', EMAIL)),
}
export const ReceiptOnAPhone: Story = { ...Receipt, globals: { viewport: { value: 'phone' } } }
export const UnknownReceipt: Story = {
  decorators: answered(calls.getOrder, 200, aPaidOrder()),
  parameters: at(paths.orderReceipt('PB-4M2K-7T', 'REC-2026-00009', EMAIL)),
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: answered(calls.getOrder, 429, { message: 'Too many requests. Please try again in a minute' }),
}
