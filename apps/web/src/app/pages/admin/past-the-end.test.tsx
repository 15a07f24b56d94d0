import { calls } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'

const LISTS = [
  ['users', calls.listUsers],
  ['businesses', calls.listAdminBusinesses],
  ['content', calls.listContent],
  ['messages', calls.listInquiries],
  ['quotes', calls.listQuoteRequests],
  ['orders', calls.listAdminOrders],
] as const

test.each(LISTS)('%s: a page beyond the end says so, and links to the first', async (tab, call) => {
  server.use(
    respondWith(call, 200, [], { headers: { 'X-Total-Count': '40' } }),
    respondWith(calls.listExchangeRates, 200, []),
    ...adminHandlers(),
  )
  openAdministration(`/admin?tab=${tab}&page=7`)
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toMatch(
    new RegExp(`^(?:/admin)?\\?tab=${tab}$`, 'u'),
  )
})
