import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { aUser } from '#test/factories.ts'
import { aSecondStep } from '#test/account-factories.ts'
import { mockQueue, openQueue } from '#test/queue.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/QueueTab.tsx'

test('has its title, tabs with open counts, and four cards with live figures', async () => {
  mockQueue()
  openQueue()
  const tabs = within(await screen.findByRole('navigation', { name: 'Administration' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  expect(await tabs.findByRole('link', { name: /^Quote Requests ?3$/ })).toHaveAttribute(
    'href',
    '/admin?tab=quotes',
  )
  expect(tabs.getByRole('link', { name: /^Moderation Queue/, current: 'page' })).toHaveAttribute(
    'href',
    '/admin',
  )
  expect(await screen.findByText('297 public of 312')).toBeVisible()
  const figures = screen.getAllByText(/^(Businesses|Users|Reviews|Revenue)$/, { selector: 'div > p' })
  expect(figures.map((label) => label.nextElementSibling?.textContent)).toEqual([
    '312',
    '1,204',
    '645',
    'US$0',
  ])
})

test.each([
  ['an owner', aUser(), 'Back to Home', '/'],
  ['a visitor', undefined, 'Sign In', '/auth/sign-in?returnTo=%2Fadmin'],
] as const)('%s is denied access', async (_who, user, link, href) => {
  renderApp('/admin', user ? { user } : {})
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access this page.")).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: link })).toHaveAttribute('href', href)
})

test('invites an administrator to two-step sign-in until they dismiss it on this device', async () => {
  onTestFinished(() => localStorage.clear())
  mockQueue()
  const { user, unmount } = openQueue()
  server.use(respondWith(calls.getSecondStep, 200, aSecondStep()))
  const link = await screen.findByRole('link', { name: 'Set up two-step sign-in' })
  expect(link).toHaveAttribute('href', '/account/two-step')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(link).not.toBeInTheDocument()
  unmount()
  openQueue()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Set up two-step sign-in' })).toBeNull()
})
