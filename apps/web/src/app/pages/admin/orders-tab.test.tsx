import { calls, type ExchangeRate, type OrderSummary } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { anAdminOrderSummary, someExchangeRates } from '#test/order-admin-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { mockQueue } from '#test/queue.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/order-admin/list/Orders.tsx'

beforeEach(() =>
  server.use(...adminHandlers(), respondWith(calls.listExchangeRates, 200, someExchangeRates())),
)

const withProof = anAdminOrderSummary({ hasProof: true })
const refundable = anAdminOrderSummary({
  id: 13,
  reference: 'PB-2222-22',
  businessName: 'Gizo Print House',
  status: 'paid',
  plan: 2,
  isWebsite: true,
  total: 1150,
  paid: 1150,
  due: 0,
  local: null,
  refundRequestedAt: '2026-11-19T00:00:00.000Z',
})

/** Mocks orders, filtered as the tab's count requests; records the queries. */
function orders(...listed: OrderSummary[]) {
  const queries: string[] = []
  server.use(
    respondWith(
      calls.listAdminOrders,
      200,
      ({ url }) => {
        const status = url.searchParams.get('status')
        if (status === 'proof') return listed.filter(({ hasProof }) => hasProof)
        if (status === 'refund') return listed.filter((order) => order.refundRequestedAt !== null)
        return listed
      },
      { onRequest: ({ url }) => queries.push(url.search) },
    ),
  )
  return queries
}

const getRow = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (!row) throw new Error(`${name} is in no row`)
  return within(row)
}

const open = (path = '/admin?tab=orders') => openAdministration(path)

test('the tab counts waiting orders, and lists what each waits for', async () => {
  mockQueue()
  orders(withProof, refundable, anAdminOrderSummary({ id: 14, businessName: 'Umi Sago', paid: 89, due: 40 }))
  const { user } = open('/admin')
  const tabs = within(await screen.findByRole('navigation', { name: 'Administration' }))
  await user.click(await tabs.findByRole('link', { name: 'Orders 2' }))
  const first = await getRow('Kokonut Café')
  expect(first.getByText('Proof sent')).toBeVisible()
  expect(first.getByText(wholeText('PB-7K3F-9Q · Enhanced'))).toBeVisible()
  expect(first.getByText('SBD 1,077.15')).toBeVisible()
  expect(first.getByRole('link', { name: 'Kokonut Café' })).toHaveAttribute('href', '/admin/orders/12')
  const second = await getRow('Gizo Print House')
  expect(second.getByText('Refund requested')).toBeVisible()
  expect(second.getByText(wholeText('PB-2222-22 · Website with Enhanced'))).toBeVisible()
  const third = await getRow('Umi Sago')
  expect(third.getByText('Part-paid')).toBeVisible()
  expect(third.getByText('US$40')).toBeVisible()
})

test('filters the list by status and text through the address', async () => {
  const queries = orders(withProof)
  const { user, router } = open()
  await getRow('Kokonut Café')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Proof sent')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=orders&status=proof'))
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'kokonut{Enter}')
  await waitFor(() => expect(queries).toContain('?status=proof&search=kokonut&limit=25'))
})

test.each([
  ['/admin?tab=orders', 'No orders yet'],
  ['/admin?tab=orders&status=refunded', 'No orders found'],
  ['/admin?tab=orders&search=nobody', 'No orders found'],
])('%s without orders: %s', async (path, title) => {
  orders()
  open(path)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('retries orders that failed to load', async () => {
  server.use(unreachable(calls.listAdminOrders))
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load the orders' })
  orders(withProof)
  await pressRetry(user)
  expect((await getRow('Kokonut Café')).getByText('Proof sent')).toBeVisible()
})

test('exports payments of the chosen days, in either order', async () => {
  orders(withProof)
  const { user } = open()
  await user.click(await screen.findByText('Payments for the bookkeeper'))
  const file = screen.getByRole('link', { name: 'Download as CSV' })
  expect(file).toHaveAttribute('href', '/api/admin/payments.csv?from=2026-11-01&to=2026-11-20')
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '2026-11-10')
  await user.clear(screen.getByLabelText('Last day'))
  await user.type(screen.getByLabelText('Last day'), '2026-10-01')
  expect(file).toHaveAttribute('href', '/api/admin/payments.csv?from=2026-10-01&to=2026-11-10')
})

/** Mocks the rates, of which one can be set; records the requests. */
function mockRates() {
  const stored = someExchangeRates()
  const sent: unknown[] = []
  server.use(
    respondWith(calls.listExchangeRates, 200, () => [...stored]),
    respondWith(calls.setExchangeRate, 200, ({ url, body }) => {
      const currency = url.pathname.split('/').at(-1) ?? ''
      sent.push({ currency, ...(body as object) })
      const at = stored.findIndex((one) => one.currency === currency)
      const set = {
        ...(stored[at] as ExchangeRate),
        ...(body as { rate: number; asOf: string }),
        setBy: 'Ruth Kalsakau',
        setAt: '2026-11-20T02:00:00.000Z',
      }
      stored[at] = set
      return set
    }),
  )
  return sent
}

test('shows who set a rate and its day, and sets both', async () => {
  orders(withProof)
  const sent = mockRates()
  const { user } = open()
  await user.click(await screen.findByText('Exchange rates'))
  const solomons = within(await screen.findByRole('form', { name: 'Solomon Islands dollar' }))
  expect(solomons.getByText(/1 US dollar is SBD 8.35, the rate of 16 Nov 2026/)).toHaveTextContent(
    'Set by Ruth Kalsakau on 16 Nov 2026.',
  )
  const fiji = within(screen.getByRole('form', { name: 'Fiji dollar' }))
  expect(fiji.getByText(/Not set yet: orders show no price in FJD/)).toBeVisible()
  const rate = fiji.getByRole('textbox', { name: /^FJD for 1 US dollar/ })
  await user.type(rate, '2,25')
  await user.click(fiji.getByRole('button', { name: 'Save rate' }))
  expect(rate).toHaveAccessibleDescription('Please write how much one US dollar is, such as 8.45')
  expect(sent).toEqual([])
  await user.clear(rate)
  await user.type(rate, '2.25')
  await user.click(fiji.getByRole('button', { name: 'Save rate' }))
  expect(await fiji.findByText(/1 US dollar is FJD 2.25, the rate of 20 Nov 2026/)).toBeVisible()
  expect(sent).toEqual([{ currency: 'FJD', rate: 2.25, asOf: '2026-11-20' }])
})

test('shows the server’s error beside the rate’s field', async () => {
  orders(withProof)
  mockRates()
  const message = 'Please choose today or an earlier day'
  server.use(respondWith(calls.setExchangeRate, 400, { message, fields: { asOf: message } }))
  const { user } = open()
  await user.click(await screen.findByText('Exchange rates'))
  const solomons = within(await screen.findByRole('form', { name: 'Solomon Islands dollar' }))
  await user.click(solomons.getByRole('button', { name: 'Save rate' }))
  await waitFor(() =>
    expect(solomons.getByLabelText(/^Day of the rate/)).toHaveAccessibleDescription(message),
  )
})
