import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { patterns } from '#shared/urls/paths.ts'
import { aPaidOrder, aRefundedOrder, anOrder } from '#test/order-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './document.screen.tsx'

const EMAIL = { email: 'mere@portal.test' }
const at = (path: string) => ({ path })

const respond = (...args: Parameters<typeof reply>) => [withStore({ fetch: replies(reply(...args)) })]

const meta = {
  title: 'Orders/Documents',
  component: screen.Component,
  parameters: { layout: 'fullscreen', ...at(orderPaths.orderInvoice('PB-4M2K-7T', EMAIL)) },
  render: () => (
    <Routes>
      <Route path={patterns.orderInvoice} element={<screen.Component />} />
      <Route path={patterns.orderReceipt} element={<screen.Component />} />
    </Routes>
  ),
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

export const InvoiceToPay: Story = {
  decorators: respond(calls.getOrder, 200, anOrder({ creditUsed: 20, due: 109 })),
}
export const InvoiceOnAPhone: Story = { ...InvoiceToPay, globals: { viewport: { value: 'phone' } } }
export const InvoicePaid: Story = { decorators: respond(calls.getOrder, 200, aPaidOrder()) }
export const InvoiceWithCreditNote: Story = { decorators: respond(calls.getOrder, 200, aRefundedOrder()) }
export const Receipt: Story = {
  decorators: respond(calls.getOrder, 200, aPaidOrder()),
  parameters: at(orderPaths.orderReceipt('PB-4M2K-7T', 'REC-2026-00004', EMAIL)),
}
export const ReceiptOnAPhone: Story = { ...Receipt, globals: { viewport: { value: 'phone' } } }
export const UnknownReceipt: Story = {
  decorators: respond(calls.getOrder, 200, aPaidOrder()),
  parameters: at(orderPaths.orderReceipt('PB-4M2K-7T', 'REC-2026-00009', EMAIL)),
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: respond(calls.getOrder, 429, { message: 'Too many requests. Please try again in a minute' }),
}
