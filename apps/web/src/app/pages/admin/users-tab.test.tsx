import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministration } from '#test/administration.ts'
import { pressRetry } from '#test/press-retry.ts'
import { respondWith, server } from '#test/server.ts'
import { aListedUser, aUserDetail } from '#test/user-factories.ts'
import { mockUser } from '#test/users.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/users/list/UserList.tsx'

test('the tab lists accounts with role, state and listings, each with a link to its page', async () => {
  mockUser()
  const users = [
    aListedUser({ id: 1, firstName: 'Ruth', lastName: 'Kalsakau', isAdmin: true, listings: 0 }),
    aListedUser({ id: 8, firstName: '', lastName: '', email: 'sia@reef.test', isEmailConfirmed: false }),
    aListedUser({ suspendedAt: '2026-11-20T05:00:00.000Z' }),
  ]
  server.use(respondWith(calls.listUsers, 200, users, { headers: { 'X-Total-Count': '1203' } }))
  openAdministration('/admin?tab=users')
  const table = within(await screen.findByRole('table', { name: 'Users' }))
  expect(screen.getByRole('heading', { name: 'Users (1,203)' })).toBeVisible()
  const [, ruth, sia, moses] = table.getAllByRole('row').map((row) => within(row))
  expect(ruth?.getByText('Administrator')).toBeVisible()
  expect(sia?.getByRole('link', { name: 'sia@reef.test' })).toHaveAttribute('href', '/admin/users/8')
  expect(sia?.getByText('Address not confirmed')).toBeVisible()
  expect(moses?.getByText('Suspended')).toBeVisible()
  expect(moses?.getByRole('cell', { name: '3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin?tab=users&page=2')
  expect(
    within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', {
      name: 'Users',
      current: 'page',
    }),
  ).toBeVisible()
})

test('search, filters and order are in the address, and a change of one keeps the others', async () => {
  const { lists } = mockUser()
  const { user, router } = openAdministration('/admin?tab=users&search=moses&sort=name&page=2')
  await screen.findByRole('table')
  expect(lists.at(-1)).toBe('?search=moses&sort=name&limit=25&page=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended')
  expect(router.state.location.search).toBe('?tab=users&search=moses&state=suspended&sort=name')
  await waitFor(() => expect(lists.at(-1)).toBe('?search=moses&state=suspended&sort=name&limit=25'))
  await user.clear(screen.getByRole('searchbox', { name: 'Search users' }))
  await user.type(screen.getByRole('searchbox'), 'reef{Enter}')
  expect(router.state.location.search).toBe('?tab=users&search=reef&state=suspended&sort=name')
  await waitFor(() => expect(lists.at(-1)).toBe('?search=reef&state=suspended&sort=name&limit=25'))
})

test('an unknown order falls back to the default', async () => {
  const { lists } = mockUser()
  openAdministration('/admin?tab=users&sort=size')
  await screen.findByRole('table')
  expect(lists).toEqual(['?limit=25'])
})

test('reports no matches, and links back to all', async () => {
  mockUser()
  server.use(respondWith(calls.listUsers, 200, []))
  openAdministration('/admin?tab=users&search=nobody')
  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin?tab=users')
})

test('reports a failure and retries', async () => {
  mockUser()
  server.use(respondWith(calls.listUsers, 429, { message: 'Too many requests. Please wait a minute' }))
  const { user } = openAdministration('/admin?tab=users')
  expect(await screen.findByText('Too many requests. Please wait a minute')).toBeVisible()
  mockUser()
  await pressRetry(user)
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible()
})

test('shows a change made on an account’s page in the list', async () => {
  mockUser(aUserDetail({ sessions: [] }))
  const { user } = openAdministration('/admin?tab=users')
  await user.click(await screen.findByRole('link', { name: 'Moses Tara' }))
  await user.click(await screen.findByRole('button', { name: 'Make administrator…' }))
  await user.click(await screen.findByRole('button', { name: 'Make administrator' }))
  expect(await screen.findByText('Moses Tara is an administrator now')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'All users' }))
  const table = within(await screen.findByRole('table', { name: 'Users' }))
  expect(await table.findByText('Administrator')).toBeVisible()
})
