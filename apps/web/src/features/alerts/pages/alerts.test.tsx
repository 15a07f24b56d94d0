import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../components/AlertForm.tsx'
import './alerts.screen.tsx'
import './alert-confirm.screen.tsx'
import './alert-leave.screen.tsx'
import './alert-manage.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const ADDRESS = '/alerts?list=tenders&country=Fiji&search=construction&page=2'
const TENDERS = { id: 1, list: 'tenders', filters: 'country=fj', frequency: 'daily' } as const
const JOBS = { id: 2, list: 'jobs', filters: '', frequency: 'weekly' } as const
const button = (name: string) => screen.findByRole('button', { name })
const emailField = () => screen.findByRole('textbox', { name: /Email/ })

test('the page says what is sent, and asks for it', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.createAlert,
      201,
      { email: 'mere@example.com' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp(ADDRESS)
  const title = 'Email me new tenders in Fiji about construction'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the list, with all its filters' })).toHaveAttribute(
    'href',
    '/tenders?country=fj&search=construction',
  )
  await user.type(await emailField(), 'mere@example.com')
  await user.click(screen.getByRole('radio', { name: /Weekly/ }))
  await user.click(await button('Email me'))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(sent).toEqual([
    {
      email: 'mere@example.com',
      list: 'tenders',
      filters: 'country=fj&search=construction',
      frequency: 'weekly',
      contactFax: '',
    },
  ])
})

test('the address of a signed-in person is filled in', async () => {
  renderApp(ADDRESS, { user: aUser() })
  expect(await screen.findByDisplayValue(aUser().email)).toBeVisible()
})

test('an invalid address has its message beside the field', async () => {
  const { user } = renderApp(ADDRESS)
  await user.type(await emailField(), 'mere')
  await user.click(await button('Email me'))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  await expectFocus(await emailField())
})

test('input stays when the portal is unreachable', async () => {
  server.use(unreachable(calls.createAlert))
  const { user } = renderApp(ADDRESS)
  await user.type(await emailField(), 'mere@example.com')
  await user.click(await button('Email me'))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  expect(await emailField()).toHaveValue('mere@example.com')
})

test('country and kind are chosen beside the form; other filters and what is typed stay', async () => {
  const { user } = renderApp(ADDRESS)
  await user.type(await emailField(), 'mere@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Vanuatu')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Grants')
  const title = 'Email me new tenders in Vanuatu about construction (Grants)'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await emailField()).toHaveValue('mere@example.com')
})

test('without a list one is chosen', async () => {
  renderApp('/alerts')
  await screen.findByRole('heading', { level: 1, name: 'Email alerts' })
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jobs' })).toHaveAttribute(
    'href',
    '/alerts?list=jobs',
  )
})

test('unknown filters lead back to the list', async () => {
  renderApp('/alerts?list=jobs&country=atlantis')
  const link = await screen.findByRole('link', { name: 'Choose them in the list again' })
  expect(link).toHaveAttribute('href', '/jobs')
})

test('the button confirms and says what will come', async () => {
  server.use(respondWith(calls.confirmAlert, 200, { email: 'm***@example.com', alert: TENDERS }))
  const { user } = renderApp(`/alerts/confirm?token=${TOKEN}`)
  await user.click(await button('Confirm'))
  expect(await screen.findByRole('heading', { name: 'Your alert is set' })).toBeVisible()
  expect(screen.getByText(/new tenders in Fiji/)).toHaveTextContent('m***@example.com, daily at 7 am')
  expect(screen.getByRole('link', { name: 'Stop this alert' })).toHaveAttribute(
    'href',
    `/alerts/leave?token=${TOKEN}`,
  )
})

test('one press stops an alert and leads to the others', async () => {
  server.use(respondWith(calls.leaveAlert, 200, { email: 'm***@example.com', alerts: [JOBS] }))
  const { user } = renderApp(`/alerts/leave?token=${TOKEN}`)
  const stop = await button('Stop this alert')
  expect(stop.closest('form')).toHaveAttribute('action', `/api/alerts/one-click?token=${TOKEN}`)
  await user.click(stop)
  expect(await screen.findByRole('heading', { name: 'The alert is stopped' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your 1 other alert' })).toHaveAttribute(
    'href',
    `/alerts/manage?token=${TOKEN}`,
  )
})

test('the last alert of an address is its end', async () => {
  server.use(respondWith(calls.leaveAlert, 200, { email: 'm***@example.com', alerts: [] }))
  const { user } = renderApp(`/alerts/leave?token=${TOKEN}`)
  await user.click(await button('Stop this alert'))
  expect(await screen.findByText(/we deleted your address/)).toBeVisible()
})

test('a one-click stop is confirmed', async () => {
  renderApp('/alerts/leave?left=1')
  expect(await screen.findByRole('heading', { name: 'The alert is stopped' })).toBeVisible()
})

test('the link of an email lists all alerts of the address, and each can be stopped', async () => {
  const state = { alerts: [TENDERS, JOBS] as readonly (typeof TENDERS | typeof JOBS)[] }
  const sent: unknown[] = []
  server.use(
    respondWith(calls.readAlerts, 200, () => ({ email: 'm***@example.com', alerts: [...state.alerts] })),
    respondWith(
      calls.leaveAlert,
      200,
      () => {
        state.alerts = [JOBS]
        return { email: 'm***@example.com', alerts: [JOBS] }
      },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp(`/alerts/manage?token=${TOKEN}`)
  expect(await screen.findByRole('link', { name: 'New jobs' })).toHaveAttribute('href', '/jobs')
  await user.click(await button('Stop the alert about tenders in Fiji'))
  expect(sent).toEqual([{ token: TOKEN, alertId: 1 }])
  await expect.poll(() => screen.queryByRole('link', { name: 'New tenders in Fiji' })).toBeNull()
})

test('an old link says where the newest one is', async () => {
  server.use(respondWith(calls.readAlerts, 404, { message: 'This link no longer works' }))
  renderApp(`/alerts/manage?token=${TOKEN}`)
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('a signed-in person sees and stops the alerts of the account’s address', async () => {
  const state = { alerts: [TENDERS] as (typeof TENDERS)[] }
  server.use(
    respondWith(calls.listAlerts, 200, () => state.alerts),
    respondWith(calls.deleteAlert, 204, () => {
      state.alerts = []
      return undefined
    }),
  )
  const { user } = renderApp('/alerts/manage', { user: aUser() })
  await user.click(await button('Stop the alert about tenders in Fiji'))
  expect(await screen.findByRole('heading', { name: 'You have no alerts' })).toBeVisible()
})

test('without a link and an account the page says how to get there', async () => {
  renderApp('/alerts/manage')
  expect(await screen.findByRole('link', { name: 'sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth/sign-in'),
  )
})
