import { calls, type Order } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { aPaidOrder, aPayment, aProof, aRefundedOrder, anOrder } from '#test/order-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './order.screen.tsx'

// jsdom doesn't draw pictures.
vi.mock('#shared/photos/shrink-photo.ts', () => ({
  shrinkPhoto: async (file: Blob) => file,
  toDataUrl: async () => 'data:image/png;base64,small',
}))

const BY_EMAIL = '/orders/PB-4M2K-7T?email=mere%40portal.test'

function show(order: Order, path = BY_EMAIL) {
  const requests: string[] = []
  server.use(
    respondWith(calls.getOrder, 200, order, {
      onRequest: ({ url }) => requests.push(url.pathname + url.search),
    }),
  )
  return { requests, ...renderApp(path) }
}

const state = async (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })

test('an open order shows the due amount, its deadline and how to pay', async () => {
  show(anOrder())
  expect(await state('Please pay US$129 by Sat 19 Dec 2026')).toBeVisible()
  expect(screen.getByText('Waiting for payment')).toBeVisible()
  const due = within(screen.getByRole('region', { name: /^Please pay/ }))
  expect(due.getByText('US$129')).toBeVisible()
  expect(due.getByText('SBD 1,070.70')).toBeVisible()
  expect(due.getByText('PB-4M2K-7T')).toBeVisible()
  const ways = within(screen.getByRole('region', { name: 'How to pay' }))
  expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Bank transfer',
    'M-SELEN',
    'Cash at our agent',
  ])
  expect(ways.getByText('4000 123 456')).toBeVisible()
  expect(ways.queryByRole('button', { name: /by card$/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Invoice INV-2026-00007' })).toHaveAttribute(
    'href',
    '/orders/PB-4M2K-7T/invoice?email=mere%40portal.test',
  )
})

test('the payment details can be copied', async () => {
  const { user } = show(anOrder())
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Copy the reference' }))
  expect(copied).toHaveBeenLastCalledWith('PB-4M2K-7T')
  expect(await screen.findByText('Copied')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }))
  expect(copied).toHaveBeenLastCalledWith('4000 123 456')
})

test('asks a signed-out person for their email address, then puts it in the URL', async () => {
  const { user, router, requests } = show(anOrder(), '/orders/PB-4M2K-7T')
  await user.type(await screen.findByRole('textbox', { name: /^Email Address/ }), 'mere@portal.test')
  expect(requests).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show the order' }))
  expect(await state(/^Please pay/)).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(BY_EMAIL)
  expect(requests).toEqual(['/api/orders/PB-4M2K-7T?email=mere%40portal.test'])
})

test('its owner sees it without an email address', async () => {
  const requests: string[] = []
  server.use(
    respondWith(calls.getOrder, 200, anOrder(), { onRequest: ({ url }) => requests.push(url.search) }),
  )
  renderApp('/orders/pb-4m2k-7t', { user: aUser() })
  expect(await state(/^Please pay/)).toBeVisible()
  expect(requests).toEqual([''])
})

test('an unknown order says what to do, and takes another address', async () => {
  server.use(respondWith(calls.getOrder, 404, { message: 'There is no such order' }))
  renderApp(BY_EMAIL)
  expect(await screen.findByText(/^We found no order with this reference and email address/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Email Address/ })).toHaveValue('mere@portal.test')
})

test('an order that failed to load can be retried', async () => {
  server.use(unreachable(calls.getOrder))
  const { user } = renderApp(BY_EMAIL)
  await screen.findByRole('heading', { name: 'We couldn’t load the order' })
  server.use(respondWith(calls.getOrder, 200, anOrder()))
  await pressRetry(user)
  expect(await state(/^Please pay/)).toBeVisible()
})

const PART_PAID = anOrder({ paid: 60, due: 69, payments: [aPayment({ amount: 60 })] })

test.each<[string, Order, string, string]>([
  ['part paid', PART_PAID, 'US$69 is still to pay', 'Part-paid'],
  ['with a proof', anOrder({ proofs: [aProof()] }), 'We have your proof of payment', 'Proof sent'],
  [
    'with a proof that was followed by a payment',
    { ...PART_PAID, proofs: [aProof()] },
    'US$69 is still to pay',
    'Part-paid',
  ],
  ['paid', aPaidOrder(), 'Paid. Enhanced runs until 20 Nov 2027.', 'Paid'],
  [
    'paid for a website',
    aPaidOrder({ period: null, quoteReference: 'PB-7K3F-9Q' }),
    'Paid. Thank you.',
    'Paid',
  ],
  [
    'to be refunded',
    aPaidOrder({ refundRequestedAt: '2026-11-20T01:00:00.000Z' }),
    'You asked for your money back',
    'Refund requested',
  ],
  ['refunded', aRefundedOrder(), 'We refunded your money', 'Refunded'],
  ['cancelled', anOrder({ status: 'cancelled' }), 'This order is cancelled', 'Cancelled'],
])('an order that is %s', async (_what, order, title, label) => {
  show(order)
  expect(await state(title)).toBeVisible()
  expect(within(screen.getByRole('region', { name: title })).getByText(label)).toBeVisible()
})

test('an expired price asks to report a payment or to order again', async () => {
  show(anOrder({ payBy: '2026-11-19T03:00:00.000Z' }))
  expect(await state('This price was valid until Thu 19 Nov 2026')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Paid already?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute(
    'href',
    '/upgrade?business=1&plan=enhanced',
  )
})

test('each payment has its receipt, and a refund its credit note', async () => {
  show(aRefundedOrder())
  const payments = within(await screen.findByRole('region', { name: 'Payments' }))
  expect(payments.getByText('US$129 received on 20 Nov 2026')).toBeVisible()
  expect(payments.getByRole('link', { name: 'Receipt REC-2026-00004' })).toHaveAttribute(
    'href',
    '/orders/PB-4M2K-7T/receipts/REC-2026-00004?email=mere%40portal.test',
  )
  expect(payments.getByText('US$129 refunded on 20 Nov 2026')).toBeVisible()
  expect(payments.getByRole('link', { name: 'Credit note CRN-2026-00001' })).toBeVisible()
})

test('a credit note shows the whole refund, and its part in credit', async () => {
  const [note] = aRefundedOrder().refunds
  show(aRefundedOrder({ refunds: note ? [{ ...note, amount: 109, credit: 20 }] : [] }))
  const payments = within(await screen.findByRole('region', { name: 'Payments' }))
  expect(payments.getByText('US$129 refunded on 20 Nov 2026')).toBeVisible()
  expect(payments.getByText('US$20 of it as credit for your next order')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Refunded US$129' })).toBeVisible()
})

test('a cancelled website order links to a new quote', async () => {
  show(
    anOrder({ quoteReference: 'PB-9999-99', status: 'cancelled', cancelledAt: '2026-11-20T02:00:00.000Z' }),
  )
  expect(await screen.findByText('Nothing is due. You can ask for a new quote at any time.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a new quote' })).toHaveAttribute(
    'href',
    '/quote-builder?business=Kokonut+Oil+Cooperative',
  )
})

test('back from the page of the card provider, the order can be paid again', async () => {
  const { user } = show(anOrder({ canPayByCard: true }))
  server.use(respondWith(calls.payByCard, 200, { url: 'https://checkout.example/1' }))
  await user.click(await screen.findByRole('button', { name: 'Pay US$129 by card' }))
  await screen.findByRole('button', { name: 'Opening the page…' })
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByRole('button', { name: 'Pay US$129 by card' })).toBeEnabled()
})

test('an order is cancelled after asking', async () => {
  const sent: unknown[] = []
  const { user } = show(anOrder())
  const cancelled = anOrder({ status: 'cancelled', cancelledAt: '2026-11-20T02:00:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order PB-4M2K-7T?' }))
  server.use(
    respondWith(calls.cancelOrder, 200, cancelled, { onRequest: ({ body }) => sent.push(body) }),
    respondWith(calls.getOrder, 200, cancelled),
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
  const heading = await state('This order is cancelled')
  await expectFocus(heading)
  expect(sent).toEqual([{ email: 'mere@portal.test' }])
})

test('a part-paid order can’t be cancelled', async () => {
  show(PART_PAID)
  await state('US$69 is still to pay')
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
})

test('requests a refund with a reason, after explaining what follows', async () => {
  const sent: unknown[] = []
  const withRequest = aPaidOrder({ refundRequestedAt: '2026-11-20T02:00:00.000Z' })
  const { user } = show(aPaidOrder())
  await user.click(await screen.findByRole('button', { name: 'Ask for your money back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for your money back?' }))
  expect(dialog.getByText(/Enhanced ends then/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(dialog.getByText('Please tell us why')).toBeVisible()
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'The shop closes.')
  server.use(
    respondWith(calls.requestRefund, 200, withRequest, { onRequest: ({ body }) => sent.push(body) }),
    respondWith(calls.getOrder, 200, withRequest),
  )
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await state('You asked for your money back')).toBeVisible()
  expect(sent).toEqual([{ email: 'mere@portal.test', reason: 'The shop closes.' }])
})

test('offers no refund after the guarantee', async () => {
  show(aPaidOrder({ refundableUntil: '2026-11-20T02:00:00.000Z' }))
  await state(/^Paid/)
  expect(screen.queryByRole('button', { name: 'Ask for your money back' })).toBeNull()
})

test('pays by card on the provider’s page, only if cards are accepted', async () => {
  const { user } = show(anOrder({ canPayByCard: true }))
  server.use(respondWith(calls.payByCard, 409, { message: 'Nothing is due on this order' }))
  await user.click(await screen.findByRole('button', { name: 'Pay US$129 by card' }))
  expect(await screen.findByText('Nothing is due on this order')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay US$129 by card' })).toBeEnabled()
})

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

test('a file that is no picture is refused beside the field', async () => {
  const { user } = show(anOrder())
  const field = await screen.findByLabelText(/^Drop a photo/)
  await user.upload(field, new File(['words'], 'slip.png', { type: 'image/png' }))
  await waitFor(() => expect(field).toBeInvalid())
})

test('shows a proof, sends it with its note, and keeps it without a connection', async () => {
  const { user } = show(anOrder())
  const field = await screen.findByLabelText(/^Drop a photo/)
  await user.upload(field, new File([PIXEL], 'slip.png', { type: 'image/png' }))
  expect(await screen.findByText('slip.png')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^A note/ }), 'At the branch in Auki')
  server.use(unreachable(calls.addProof))
  await user.click(screen.getByRole('button', { name: 'Send the proof' }))
  expect(await screen.findByText(/^There is no connection to the portal/)).toBeVisible()
  expect(screen.getByText('slip.png')).toBeVisible()
  const sent: unknown[] = []
  const withProof = anOrder({ proofs: [aProof({ note: 'At the branch in Auki' })] })
  server.use(
    respondWith(calls.addProof, 201, withProof, { onRequest: ({ body }) => sent.push(body) }),
    respondWith(calls.getOrder, 200, withProof),
  )
  await user.click(screen.getByRole('button', { name: 'Send the proof' }))
  expect(await state('We have your proof of payment')).toBeVisible()
  // Nobody is asked to pay twice.
  expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull()
  expect(sent).toEqual([
    {
      email: 'mere@portal.test',
      image: 'data:image/png;base64,small',
      note: 'At the branch in Auki',
    },
  ])
  const proofs = within(screen.getByRole('list', { name: 'Sent proofs' }))
  expect(proofs.getByText('At the branch in Auki')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('list', { name: 'Sent proofs' })).toHaveFocus())
  // Pictures are for the account and administrators alone.
  expect(proofs.queryByRole('img')).toBeNull()
})

test('its owner sees the proofs that were sent', async () => {
  server.use(respondWith(calls.getOrder, 200, anOrder({ proofs: [aProof()] })))
  renderApp('/orders/PB-4M2K-7T', { user: aUser() })
  const proofs = within(await screen.findByRole('list', { name: 'Sent proofs' }))
  expect(proofs.getByRole('img', { name: 'Proof 1 of 1' })).toBeVisible()
  expect(proofs.getByText('Sent 20 Nov 2026, 10:00 AM')).toBeVisible()
})

test('an overpayment has its own line', async () => {
  show(aPaidOrder({ paid: 140 }))
  const order = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(order.getByRole('row', { name: 'Paid beyond the price US$11' })).toBeVisible()
})
