import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '#test/factories.ts'
import { aPaidOrder, aPayment, aRefundedOrder, anOrder } from '#test/order-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for them.
import './document.screen.tsx'

const INVOICE = '/orders/PB-4M2K-7T/invoice?email=mere%40portal.test'

const listRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('an invoice to pay has its parties, lines, both currencies and how to pay', async () => {
  server.use(respondWith(calls.getOrder, 200, anOrder({ creditUsed: 20, due: 109 })))
  renderApp(INVOICE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-00007' })).toBeVisible()
  const sheet = within(screen.getByRole('article'))
  expect(sheet.getByText('Kokonut Oil Cooperative', { selector: 'strong' })).toBeVisible()
  expect(sheet.getByText('contact@portal.example')).toBeVisible()
  expect(listRows(sheet.getByRole('table', { name: 'Lines of the invoice' }))).toEqual([
    ['Enhanced, one year', 'US$129'],
    ['Total (USD)', 'US$129'],
    ['Credit used', '-US$20'],
    ['To pay', 'US$109'],
    ['To pay in SBD', 'SBD 1,070.70'],
  ])
  expect(sheet.getByText('1 USD is 8.3 SBD, the rate of 16 Nov 2026.')).toBeVisible()
  const pay = within(sheet.getByRole('region', { name: 'How to pay' }))
  expect(pay.getByText(wholeText('Account number: 4000 123 456'))).toBeVisible()
  expect(pay.getByText(/Please pay by Sat 19 Dec 2026/)).toBeVisible()
})

test('an invoice with an expired price does not ask to pay', async () => {
  server.use(respondWith(calls.getOrder, 200, anOrder({ payBy: '2026-11-19T03:00:00.000Z' })))
  renderApp(INVOICE)
  const sheet = within(await screen.findByRole('article'))
  expect(sheet.getByText('This price was valid until Thu 19 Nov 2026.')).toBeVisible()
  expect(sheet.queryByRole('region', { name: 'How to pay' })).toBeNull()
  expect(sheet.queryByText('Pay by')).toBeNull()
})

test('a paid invoice lists its payments and does not ask to pay', async () => {
  server.use(respondWith(calls.getOrder, 200, aPaidOrder()))
  const { user } = renderApp(INVOICE)
  const received = within(await screen.findByRole('region', { name: 'Received' }))
  expect(received.getByRole('listitem')).toHaveTextContent(
    'US$129 on 20 Nov 2026, Bank transfer (SBD 1,070.70), receipt REC-2026-00004',
  )
  expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull()
  const printed = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(printed).toHaveBeenCalledOnce()
})

test('an invoice’s sums include all payments, and refunds that were not returned', async () => {
  const [refund] = aRefundedOrder().refunds
  const refunds = refund
    ? [
        { ...refund, amount: 20 },
        { ...refund, id: 3, amount: 30, hereAgain: 30 },
      ]
    : []
  server.use(respondWith(calls.getOrder, 200, aPaidOrder({ paid: 109, refunds })))
  renderApp(INVOICE)
  const rows = listRows(await screen.findByRole('table', { name: 'Lines of the invoice' }))
  expect(rows.slice(1, 4)).toEqual([
    ['Total (USD)', 'US$129'],
    ['Paid', 'US$129'],
    ['Refunded', 'US$20'],
  ])
})

test('a refund is a credit note on the invoice', async () => {
  server.use(respondWith(calls.getOrder, 200, aRefundedOrder()))
  renderApp(INVOICE)
  const notes = await screen.findByRole('region', { name: 'Credit notes' })
  expect(notes).toHaveTextContent('Credit note CRN-2026-00001: US$129')
  expect(notes).toHaveTextContent('Reason: The shop closes.')
})

test('a receipt names the payment, its order and its invoice', async () => {
  server.use(respondWith(calls.getOrder, 200, aPaidOrder()))
  renderApp('/orders/PB-4M2K-7T/receipts/REC-2026-00004', { user: aUser() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt REC-2026-00004' })).toBeVisible()
  expect(screen.getByText('US$129')).toBeVisible()
  expect(screen.getByText('Received as SBD 1,070.70')).toBeVisible()
  expect(screen.getByText('Invoice', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'INV-2026-00007',
  )
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/orders/PB-4M2K-7T',
  )
})

const instalments = [
  aPayment({ id: 1, number: 'REC-2026-00001', amount: 40.1, local: null }),
  aPayment({ id: 2, number: 'REC-2026-00002', amount: 30.2, local: null }),
  aPayment({ id: 3, number: 'REC-2026-00003', amount: 38.7, local: null }),
  aPayment({ id: 4, number: 'REC-2026-00004', amount: 5, local: null }),
]

test.each([
  [
    'REC-2026-00001',
    /^With this payment, US\$40.10 and US\$20 of credit of US\$129 \(USD\) was paid, and US\$68.90 was left/,
  ],
  ['REC-2026-00002', /^With this payment, US\$70.30 and US\$20 of credit .* and US\$38.70 was left to pay/],
  ['REC-2026-00003', 'With this payment, the order of US$129 (USD) was paid in full.'],
  ['REC-2026-00004', 'The order of US$129 (USD) was paid in full before this payment.'],
])(
  'the receipt %s shows the amount left after that payment, also after a refund',
  async (number, sentence) => {
    server.use(
      respondWith(calls.getOrder, 200, aRefundedOrder({ creditUsed: 20, paid: 114, payments: instalments })),
    )
    renderApp(`/orders/PB-4M2K-7T/receipts/${number}?email=mere%40portal.test`)
    expect(await screen.findByText(sentence)).toBeVisible()
  },
)

test('a receipt for a cancelled order does not say that the order was paid', async () => {
  const cancelledAt = '2026-11-19T23:00:00.000Z'
  const order = aPaidOrder({ status: 'cancelled', paidAt: null, period: null, cancelledAt })
  server.use(respondWith(calls.getOrder, 200, order))
  renderApp('/orders/PB-4M2K-7T/receipts/REC-2026-00004?email=mere%40portal.test')
  expect(
    await screen.findByText('The order of US$129 (USD) was cancelled before this payment was recorded.'),
  ).toBeVisible()
})

test('an unknown receipt links back to the order', async () => {
  server.use(respondWith(calls.getOrder, 200, aPaidOrder()))
  renderApp('/orders/PB-4M2K-7T/receipts/REC-2026-00009?email=mere%40portal.test')
  expect(await screen.findByRole('heading', { name: 'No such receipt' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible()
})
