import { calls, type AdminOrder } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { aPhoto, aUser } from '#test/factories.ts'
import { aPaidAdminOrder, anAdminOrder } from '#test/order-admin-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './record.screen.tsx'
import '#features/order-admin/detail/OrderPage.tsx'

beforeEach(() => server.use(...adminHandlers()))

/** Mocks an order that an action changes; records the requests. */
function administer(before: AdminOrder, after: AdminOrder = before) {
  let present = before
  const sent: unknown[] = []
  const act = ({ body }: { body: unknown }) => {
    sent.push(body)
    present = after
    return present
  }
  server.use(
    respondWith(calls.getAdminOrder, 200, () => present),
    respondWith(calls.recordPayment, 201, act),
    respondWith(calls.refundOrder, 201, act),
    respondWith(calls.cancelAdminOrder, 200, act),
  )
  return sent
}

const open = () => openAdministration('/admin/orders/12')

const entry = async () => within(await screen.findByRole('form', { name: 'Record a payment' }))
type Entry = Awaited<ReturnType<typeof entry>>

const region = async (name: string) => within(await screen.findByRole('region', { name }))

async function type(user: ReturnType<typeof open>['user'], form: Entry, amount: string) {
  const field = form.getByRole('textbox', { name: /^Amount/ })
  await user.clear(field)
  await user.type(field, amount)
}

test('shows the ordered item, price in both currencies, owner and actions', async () => {
  administer(
    anAdminOrder({ quoteReference: 'PB-2222-22', quoteRequestId: 4, creditUsed: 20, due: 229, credit: 35.5 }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 2, name: 'Kokonut Café' })).toBeVisible()
  const price = await region('What was ordered')
  expect(price.getByRole('row', { name: 'Logo design US$150' })).toBeVisible()
  expect(price.getByRole('row', { name: 'Unused days of the plan until now -US$30' })).toBeVisible()
  expect(price.getByRole('row', { name: 'Total US$249' })).toBeVisible()
  expect(price.getByRole('row', { name: 'Credit used -US$20' })).toBeVisible()
  expect(
    price.getByText(/^SBD 2,079.15 in all.*1 US dollar is SBD 8.35, the rate of 16 Nov 2026/),
  ).toBeVisible()
  const facts = await region('Who and when')
  const href = (name: string) => facts.getByRole('link', { name }).getAttribute('href')
  expect(href('Kokonut Café')).toBe('/admin/businesses/7')
  expect(href('Mele Talo')).toBe('/admin/users/2')
  expect(href('PB-2222-22')).toBe('/admin?tab=quotes&search=PB-2222-22&id=4')
  expect(href('INV-2026-00041')).toBe('/orders/PB-7K3F-9Q/invoice?email=mele%40kokonut.test')
  expect(facts.getByText('Account credit').nextElementSibling).toHaveTextContent('US$35.50')
})

test('shows who recorded each payment, and enlarges proofs', async () => {
  const proof = {
    url: aPhoto().src,
    note: 'Slip of BSP.',
    at: '2026-11-18T05:00:00.000Z',
  }
  administer(aPaidAdminOrder({ proofs: [{ id: 1, ...proof }] }))
  const { user } = open()
  const payments = within(await screen.findByRole('list', { name: 'Payments and refunds' }))
  const [second, first] = payments.getAllByRole('listitem')
  expect(first).toHaveTextContent(/US\$49 by cash.*Paid on 18 Nov 2026.*by Ruth Kalsakau/)
  expect(second).toHaveTextContent(/US\$200 by bank transfer, received as SBD 1,670.00/)
  expect(second).toHaveTextContent('BSP, slip 4471.')
  expect(payments.getByRole('link', { name: 'Receipt REC-2026-00032' })).toHaveAttribute(
    'href',
    '/orders/PB-7K3F-9Q/receipts/REC-2026-00032?email=mele%40kokonut.test',
  )
  const proofs = await region('Proof of payment')
  expect(proofs.getByText('Slip of BSP.')).toBeVisible()
  await user.click(proofs.getByRole('link', { name: 'Proof sent on 18 Nov 2026, 4:00 PM' }))
  const large = await screen.findByRole('dialog', { name: 'Proof sent on 18 Nov 2026, 4:00 PM' })
  expect(within(large).getByRole('img')).toHaveAttribute('srcset', expect.stringContaining('-1600.jpg'))
})

test('prefills a payment with the due amount, describes its effect and sends it once with a key', async () => {
  const sent = administer(anAdminOrder(), aPaidAdminOrder())
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/admin/orders/12/payments', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      sent.push(await request.json())
      server.use(respondWith(calls.getAdminOrder, 200, aPaidAdminOrder()))
      return HttpResponse.json(aPaidAdminOrder(), { status: 201 })
    }),
  )
  const { user } = open()
  const form = await entry()
  expect(form.getByRole('textbox', { name: /^Amount in US dollars/ })).toHaveValue('249')
  expect(form.getByText('That is SBD 2,079.15.')).toBeVisible()
  expect(form.getByRole('status')).toHaveTextContent(
    'Completes the order: Kokonut Café gets Enhanced until 20 Nov 2027.',
  )
  const record = form.getByRole('button', { name: 'Record payment' })
  await user.click(record)
  expect(form.getByText('Please choose how it was paid')).toBeVisible()
  await user.click(form.getByRole('radio', { name: 'Bank transfer' }))
  await user.type(form.getByRole('textbox', { name: 'Note for administrators' }), 'Slip 4471.')
  pressTwice(record)
  expect(await screen.findByText('Payment recorded')).toBeVisible()
  const slip = {
    amount: 249,
    currency: 'USD',
    method: 'bank-transfer',
    paidAt: '2026-11-20',
    note: 'Slip 4471.',
    knownPayments: 0,
  }
  // A second press after the first response has the same key: the API treats it as the same payment.
  expect(sent).toEqual(sent.map(() => slip))
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(await screen.findByRole('list', { name: 'Payments and refunds' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Record a payment' })).toBeNull()
})

/** Mocks an order with one payment, to which sent payments are added unless they fail; returns their keys. */
function administerPayments(respond: (order: AdminOrder, tries: number) => Response) {
  const keys: (string | null)[] = []
  const [payment] = aPaidAdminOrder().payments
  const order = anAdminOrder({ paid: 49, due: 200, payments: payment ? [payment] : [] })
  server.use(
    respondWith(calls.getAdminOrder, 200, order),
    http.post('*/api/admin/orders/12/payments', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return respond(order, keys.length)
    }),
  )
  return keys
}

async function fillInAlike(user: ReturnType<typeof open>['user'], form: Entry) {
  await type(user, form, '49')
  await user.click(form.getByRole('radio', { name: 'Cash' }))
  const day = form.getByLabelText(/^Paid on/)
  await user.clear(day)
  await user.type(day, '2026-11-18')
  await user.click(form.getByRole('button', { name: 'Record payment' }))
}

test('asks about a likely repeat, and records it once it is confirmed as another payment', async () => {
  const keys = administerPayments((order) => HttpResponse.json(order, { status: 201 }))
  const { user } = open()
  const form = await entry()
  await fillInAlike(user, form)
  const dialog = await screen.findByRole('dialog', { name: 'Is this another payment?' })
  expect(dialog).toHaveTextContent(
    'US$49 by cash on 18 Nov 2026 is already recorded: REC-2026-00031. Record it again only if this money came as well.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Don’t record it' }))
  expect(keys).toEqual([])
  expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue('49')
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  const again = within(await screen.findByRole('dialog'))
  pressTwice(again.getByRole('button', { name: 'Record another payment' }))
  expect(await screen.findByText(/^Payment recorded/)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('retries a payment with a lost response under its key; the next form has another', async () => {
  const keys = administerPayments((order, tries) =>
    tries === 1 ? HttpResponse.error() : HttpResponse.json(order, { status: 201 }),
  )
  const { user } = open()
  const form = await entry()
  const record = async () => {
    await user.click(form.getByRole('radio', { name: 'Mobile money' }))
    await user.click(form.getByRole('button', { name: 'Record payment' }))
  }
  await record()
  expect(await form.findByRole('alert')).toBeVisible()
  await record()
  expect(await screen.findByText(/^Payment recorded/)).toBeVisible()
  await waitFor(() => expect(form.getByRole('radio', { name: 'Mobile money' })).not.toBeChecked())
  await record()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  ['209', 'Leaves US$40 due.'],
  [
    '269',
    'Completes the order: Kokonut Café gets Enhanced until 20 Nov 2027. US$20 too much: becomes credit of the account.',
  ],
  ['249,50', /^$/],
  ['1,249.00', /US\$1,000 too much/],
])('an amount of %s says: %s', async (amount, sentence) => {
  administer(anAdminOrder())
  const { user } = open()
  const form = await entry()
  await type(user, form, amount)
  expect(form.getByRole('status')).toHaveTextContent(sentence)
})

test('converts a local payment to dollars; the full due amount completes the order', async () => {
  const sent = administer(anAdminOrder(), aPaidAdminOrder())
  const { user } = open()
  const form = await entry()
  await user.click(form.getByRole('radio', { name: 'SBD' }))
  expect(form.getByRole('textbox', { name: /^Amount in SBD/ })).toHaveValue('2079.15')
  expect(form.getByText('Counts as US$249.')).toBeVisible()
  await type(user, form, '1,670')
  expect(form.getByText('Counts as US$200.')).toBeVisible()
  expect(form.getByRole('status')).toHaveTextContent('Leaves US$49 due.')
  await user.click(form.getByRole('radio', { name: 'Cash' }))
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { amount: 1670, currency: 'SBD', method: 'cash', paidAt: '2026-11-20', note: null, knownPayments: 0 },
    ]),
  )
})

test('says when a waiting plan starts; without a listing none does', async () => {
  const next = { startsAt: '2027-03-03T02:00:00.000Z', endsAt: '2028-03-02T02:00:00.000Z' }
  administer(anAdminOrder({ next }))
  const { unmount } = open()
  expect((await entry()).getByRole('status')).toHaveTextContent(
    'Kokonut Café gets Enhanced from 3 Mar 2027 until 2 Mar 2028.',
  )
  unmount()
  administer(anAdminOrder({ next: null, business: null }))
  open()
  expect((await entry()).getByRole('status')).toHaveTextContent(
    'Completes the order. No listing is linked to it yet, so no plan starts.',
  )
})

test('rejects a future day before sending; the server’s errors are beside their fields', async () => {
  const sent = administer(anAdminOrder())
  const { user } = open()
  const form = await entry()
  await user.click(form.getByRole('radio', { name: 'Cash' }))
  const day = form.getByLabelText(/^Paid on/)
  await user.clear(day)
  await user.type(day, '2026-11-21')
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  expect(day).toHaveAccessibleDescription('Please choose today or an earlier day')
  expect(sent).toEqual([])
  await user.clear(day)
  await user.type(day, '2026-11-19')
  const message = 'Please write an amount above 0, with at most two decimals'
  server.use(respondWith(calls.recordPayment, 400, { message, fields: { amount: message } }))
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription(new RegExp(message)),
  )
})

test('reports that the order was cancelled meanwhile, and shows its current state', async () => {
  administer(anAdminOrder())
  const { user } = open()
  const form = await entry()
  const message = 'This order is cancelled'
  const cancelled = anAdminOrder({
    status: 'cancelled',
    cancelledAt: '2026-11-20T01:00:00.000Z',
    cancellationReason: 'Ordered twice.',
  })
  await user.click(form.getByRole('radio', { name: 'Cash' }))
  server.use(
    respondWith(calls.recordPayment, 409, { message }),
    respondWith(calls.getAdminOrder, 200, cancelled),
  )
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Ordered twice.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
})

test('describes a refund’s amount and the effect on the listing, with or without add-ons', async () => {
  const refunded = aPaidAdminOrder({
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
        reason: 'Closed.',
        hereAgain: 0,
      },
    ],
  })
  const sent = administer(
    aPaidAdminOrder({
      creditUsed: 20,
      refundRequestedAt: '2026-11-19T05:00:00.000Z',
      refundReason: 'The shop closes.',
    }),
    refunded,
  )
  const { user } = open()
  expect(await screen.findByText('The shop closes.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Gives back US\$79, and US\$20 as credit of the account\./)).toHaveTextContent(
    /Enhanced ends for Kokonut Café at once/,
  )
  await user.click(dialog.getByRole('checkbox', { name: /^Refund the add-ons too: US\$150/ }))
  expect(dialog.getByText(/^Gives back US\$229, and US\$20 as credit/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
    /Please write the reason/,
  )
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Closed.')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('US$229', { selector: 'strong' })).toBeVisible()
  expect(sent).toEqual([{ reason: 'Closed.', withAddOns: true }])
  // The button is gone, and the focus is kept.
  await expectFocus(screen.getByRole('heading', { level: 2, name: 'Kokonut Café' }))
  expect(screen.getByText('20 Nov 2026, 1:00 PM · Credit note CRN-2026-00003')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('corrects credit with a reason, and shows the remaining credit beforehand', async () => {
  let credit = 35.5
  const sent: unknown[] = []
  server.use(
    respondWith(calls.getAdminOrder, 200, () => anAdminOrder({ credit })),
    respondWith(calls.correctCredit, 201, ({ body }) => {
      sent.push(body)
      credit = 23
      return { credit }
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Correct credit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the credit of Mele Talo?' }))
  const correct = () => user.click(dialog.getByRole('button', { name: 'Correct credit' }))
  const amount = dialog.getByRole('textbox', { name: /^Amount/ })
  await correct()
  expect(amount).toHaveAccessibleDescription(/Please write an amount above 0/)
  await user.click(dialog.getByRole('radio', { name: 'Remove credit' }))
  await user.type(amount, '40')
  await correct()
  expect(amount).toHaveAccessibleDescription('The account has only US$35.50 of credit')
  await user.clear(amount)
  await user.type(amount, '12.50')
  expect(dialog.getByRole('status')).toHaveTextContent('Leaves US$23 of credit.')
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  expect(reason).toHaveAccessibleDescription(/Please write the reason/)
  await user.type(reason, 'Paid out in cash.')
  pressTwice(dialog.getByRole('button', { name: 'Correct credit' }))
  expect(await screen.findByText('The credit is US$23 now')).toBeVisible()
  expect(sent).toEqual([{ amount: -12.5, reason: 'Paid out in cash.', knownCredit: 35.5 }])
  const facts = await region('Who and when')
  await waitFor(() => expect(facts.getByText('Account credit').nextElementSibling).toHaveTextContent('US$23'))
})

test('shows returned refunds and card payments in another currency', async () => {
  administer(
    aPaidAdminOrder({
      foreignPayments: [
        { id: 1, currency: 'AUD', amount: 385.5, returned: 85.5, paidAt: '2026-11-19T02:00:00.000Z' },
      ],
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
  )
  open()
  expect(await screen.findByText(/^Card payment of AUD 385.5 on 19 Nov 2026/)).toBeVisible()
  expect(screen.getByText(/AUD 85.5 of it went back since: record the worth of all of it/)).toBeVisible()
  expect(screen.getByText(/^US\$249 of this came back to us/)).toBeVisible()
})

test('records the worth of a card payment in another currency', async () => {
  const sent = administer(
    anAdminOrder({
      foreignPayments: [
        { id: 5, currency: 'AUD', amount: 385.5, returned: 0, paidAt: '2026-11-19T02:00:00.000Z' },
      ],
    }),
    aPaidAdminOrder(),
  )
  const { user } = open()
  const form = await entry()
  await user.click(form.getByRole('checkbox', { name: /^This is the card payment of AUD 385.5/ }))
  expect(form.getByRole('radio', { name: 'Card' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(sent).toMatchObject([{ amount: 249, method: 'card', foreignPaymentId: 5 }]))
})

test('says that a payment replaces refunded money, and accepts no parts of a franc', async () => {
  administer(
    aPaidAdminOrder({
      paid: 229,
      local: { currency: 'XPF', rate: 100, rateDate: '2026-11-16', total: 24_900, due: 0 },
    }),
  )
  const { user } = open()
  await user.click(await screen.findByText('Record another payment'))
  const form = await entry()
  await type(user, form, '20')
  expect(form.getByRole('status')).toHaveTextContent('The order is paid already. Replaces what went back.')
  await type(user, form, '25')
  expect(form.getByRole('status')).toHaveTextContent('US$5 too much')
  await user.click(form.getByRole('radio', { name: 'XPF' }))
  await type(user, form, '97.50')
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription(
    /Please write a whole amount/,
  )
})

test('cancels an order whose money was all refunded', async () => {
  administer(anAdminOrder({ payments: aPaidAdminOrder().payments.slice(0, 1) }))
  open()
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible()
})

test('cancels an unpaid order with a reason', async () => {
  const sent = administer(
    anAdminOrder(),
    anAdminOrder({
      status: 'cancelled',
      cancelledAt: '2026-11-20T02:00:00.000Z',
      cancellationReason: 'Twice.',
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Twice.')
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Twice.')).toBeVisible()
  expect(sent).toEqual([{ reason: 'Twice.' }])
  expect(screen.queryByRole('form', { name: 'Record a payment' })).toBeNull()
})

test('refunds a part-paid order instead of cancelling it, and says that it bought nothing', async () => {
  const part = anAdminOrder({
    creditUsed: 20,
    paid: 49,
    due: 180,
    payments: aPaidAdminOrder().payments.slice(0, 1),
    refundable: { plan: 69, addOns: 0 },
  })
  const sent = administer(part, { ...part, status: 'refunded', due: 0, next: null, refundable: null })
  const { user } = open()
  expect((await entry()).getByRole('textbox', { name: /^Amount/ })).toHaveValue('180')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Gives back US\$49, and US\$20 as credit/)).toHaveTextContent(
    'Nothing was bought with it, so no listing changes.',
  )
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Changed plans.')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'Changed plans.', withAddOns: false }]))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Record a payment' })).toBeNull())
})

test('reports an unknown order, and retries a failed one', async () => {
  server.use(respondWith(calls.getAdminOrder, 404, { message: 'Not here' }))
  const { unmount } = open()
  expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeVisible()
  unmount()
  server.use(unreachable(calls.getAdminOrder))
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load this order' })
  administer(anAdminOrder())
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 2, name: 'Kokonut Café' })).toBeVisible()
})

test('an owner is denied access', async () => {
  renderApp('/admin/orders/12', { user: aUser() })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
})
