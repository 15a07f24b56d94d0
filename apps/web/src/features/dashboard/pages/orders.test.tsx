import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { aUser } from '#test/factories.ts'
import { anOrderSummary } from '#test/order-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './orders.screen.tsx'

const open = () => renderApp('/dashboard/orders', { user: aUser() })

test('lists orders with state, amount and due amount', async () => {
  const orders = [
    anOrderSummary({ paid: 60, due: 69, local: { currency: 'SBD', due: 572.7 } }),
    anOrderSummary({
      id: 2,
      reference: 'PB-7K3F-9Q',
      isWebsite: true,
      status: 'paid',
      total: 1150,
      paid: 1150,
      due: 0,
    }),
  ]
  server.use(...dashboardHandlers({ orders }))
  open()
  const table = within(await screen.findByRole('table', { name: 'Your orders' }))
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  expect(rows).toEqual([
    [
      'Enhanced for Kokonut Oil CooperativePB-4M2K-7T',
      'Part-paid',
      '19 Nov 2026',
      'US$129',
      'US$69 SBD 572.70',
    ],
    ['Website for Kokonut Oil CooperativePB-7K3F-9Q', 'Paid', '19 Nov 2026', 'US$1,150', '–'],
  ])
  expect(table.getByRole('link', { name: /^Enhanced for/ })).toHaveAttribute('href', '/orders/PB-4M2K-7T')
  expect(screen.getByRole('link', { name: 'Orders', current: 'page' })).toBeVisible()
  expect(screen.queryByText(/of credit/)).toBeNull()
})

test('shows credit', async () => {
  server.use(...dashboardHandlers({ orders: [anOrderSummary()] }))
  server.use(respondWith(calls.getCredit, 200, { credit: 12.5 }))
  open()
  expect(await screen.findByText('You have US$12.50 of credit.')).toBeVisible()
})

test('links to a plan without orders', async () => {
  server.use(...dashboardHandlers())
  open()
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/upgrade')
})

test('retries a list that failed to load', async () => {
  server.use(...dashboardHandlers())
  server.use(unreachable(calls.listOrders))
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load your orders' })
  server.use(respondWith(calls.listOrders, 200, [anOrderSummary()]))
  await pressRetry(user)
  expect(await screen.findByRole('table', { name: 'Your orders' })).toBeVisible()
})

test('an order that waits for payment is a task on the dashboard', async () => {
  server.use(...dashboardHandlers({ orders: [anOrderSummary()] }))
  renderApp('/dashboard', { user: aUser() })
  const tasks = within(await screen.findByRole('list', { name: 'What needs doing' }))
  expect(tasks.getByRole('heading', { name: 'Order to pay: US$129' })).toBeVisible()
  expect(tasks.getByRole('link', { name: /^See how to pay/ })).toHaveAttribute('href', '/orders/PB-4M2K-7T')
})
