import { calls, type BusinessMessage } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { aMessage } from '#test/dashboard-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { anOwnBusiness, aUser } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './messages.screen.tsx'

const ANSWER = 'Yes, every Tuesday.'

/** An inbox that changes as the API's does; records its requests. */
function newInbox(...messages: BusinessMessage[]) {
  const seen = { lists: [] as string[], replies: [] as unknown[], keys: [] as (string | null)[] }
  const find = (url: URL) => messages.find(({ id }) => String(id) === url.pathname.split('/')[3])
  server.use(
    respondWith(
      calls.listBusinessMessages,
      200,
      ({ url }) => {
        const status = url.searchParams.get('status')
        return messages.filter((message) => status === null || message.status === status)
      },
      { onRequest: ({ url }) => seen.lists.push(url.search) },
    ),
    http.get('*/api/messages/:id', ({ request }) => {
      const found = find(new URL(request.url))
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: 'Gone' }, { status: 404 })
    }),
    http.post('*/api/messages/:id/replies', async ({ request }) => {
      seen.keys.push(request.headers.get('idempotency-key'))
      const body = (await request.json()) as { text: string; repliesRead: number }
      seen.replies.push(body)
      const message = find(new URL(request.url))
      if (!message || message.replies.length > body.repliesRead)
        return HttpResponse.json({ message: 'This message has been answered' }, { status: 409 })
      reply(message, body.text)
      return HttpResponse.json(message, { status: 201 })
    }),
    respondWith(calls.setBusinessMessageStatus, 200, ({ url, body }) =>
      Object.assign(find(url) ?? aMessage(), body),
    ),
    ...dashboardHandlers({ businesses: [anOwnBusiness(), anOwnBusiness({ id: 2, name: 'Auki Ice' })] }),
  )
  return seen
}

const reply = (message: BusinessMessage, text: string) => {
  message.status = 'answered'
  message.replies = [...message.replies, { text, at: '2026-11-20T02:00:00.000Z' }]
}

const open = (path = '/dashboard/messages') => renderApp(path, { user: aUser() })
const thread = async (name: string | RegExp = 'Mele Talo to Kokonut Oil Cooperative') =>
  within(await screen.findByRole('article', { name }))

beforeEach(() => localStorage.clear())

test('lists open messages and shows the first in full', async () => {
  const { lists } = newInbox(aMessage(), aMessage({ id: 2, name: 'Ana Vea', kind: 'quote' }))
  open()
  const shown = await thread()
  expect(shown.getByText('We need 40 drums by Friday.')).toBeVisible()
  expect(shown.getByText(/18 Nov 2026, 1:00 PM \(2 days ago\)/)).toBeVisible()
  expect(shown.getByRole('link', { name: 'mele@example.com' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:mele@example\.com\?subject=/),
  )
  const list = within(screen.getByRole('list', { name: 'Messages' }))
  expect(list.getByText(wholeText('Request for a quote to Kokonut Oil Cooperative'))).toBeVisible()
  expect(lists).toContain('?status=open&limit=25')
  const pages = within(screen.getByRole('navigation', { name: 'My Dashboard' }))
  expect(await pages.findByRole('link', { name: /^Messages ?2$/, current: 'page' })).toBeVisible()
})

test('a message without an email address is answered by phone', async () => {
  newInbox(aMessage({ email: null }))
  open()
  const shown = await thread()
  expect(shown.queryByRole('textbox')).toBeNull()
  expect(shown.queryByRole('link', { name: /@/ })).toBeNull()
  expect(shown.getByText(/^Answer by phone, and mark it as answered here/)).toBeVisible()
  expect(shown.getByRole('link', { name: '+677 74123' })).toHaveAttribute('href', 'tel:+67774123')
  expect(shown.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
})

test('sends an answer once, keeps it in view and clears the draft', async () => {
  const { replies, keys } = newInbox(aMessage(), aMessage({ id: 2, name: 'Ana Vea' }))
  const { user } = open()
  const shown = await thread()
  await user.type(shown.getByRole('textbox', { name: 'Your answer' }), ANSWER)
  expect(localStorage.length).toBe(1)
  pressTwice(shown.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Answer sent to Mele Talo')).toBeVisible()
  expect(replies).toEqual([{ text: ANSWER, repliesRead: 0 }])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  // The thread is rendered again as its message leaves the list.
  await waitFor(async () => {
    const texts = within((await thread()).getByRole('list', { name: 'Message and answers' }))
    expect(texts.getByText(ANSWER)).toBeVisible()
  })
  expect((await thread()).getByText('Answered')).toBeVisible()
  expect((await thread()).getByText(/^Answered: we emailed it to/)).toBeVisible()
  const another = (await thread()).getByRole('textbox', { name: 'Another answer' })
  expect(another).toHaveValue('')
  expect(another.closest('details')).toHaveProperty('open', false)
  expect(localStorage.length).toBe(0)
})

test('restores the input after leaving the page, but not for another account', async () => {
  newInbox(aMessage())
  const { user, unmount } = open()
  await user.type((await thread()).getByRole('textbox'), ANSWER)
  unmount()
  const again = open()
  expect((await thread()).getByRole('textbox')).toHaveValue(ANSWER)
  again.unmount()
  renderApp('/dashboard/messages', { user: aUser({ email: 'other@portal.test' }) })
  expect((await thread()).getByRole('textbox')).toHaveValue('')
})

test('rejects an empty answer beside its field', async () => {
  const { replies } = newInbox(aMessage())
  const { user } = open()
  const shown = await thread()
  await user.click(shown.getByRole('button', { name: 'Send answer' }))
  const field = shown.getByRole('textbox')
  expect(field).toHaveAccessibleDescription(/Your answer must be at least 2 characters/)
  await expectFocus(field)
  expect(replies).toEqual([])
})

test('the second of two tabs gets an error, sees the other answer and keeps its text', async () => {
  const message = aMessage()
  const { replies } = newInbox(message)
  const { user } = open()
  await user.type((await thread()).getByRole('textbox'), ANSWER)
  reply(message, 'Call us first.')
  await user.click((await thread()).getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This message has been answered')
  expect(await screen.findByText('Call us first.')).toBeVisible()
  const field = (await thread()).getByRole('textbox', { name: 'Another answer' })
  expect(field).toHaveValue(ANSWER)
  await user.click((await thread()).getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Answer sent to Mele Talo')
  expect(replies.at(-1)).toEqual({ text: ANSWER, repliesRead: 1 })
})

test('reports a lost connection and keeps the text', async () => {
  newInbox(aMessage())
  server.use(unreachable(calls.replyToBusinessMessage))
  const { user } = open()
  await user.type((await thread()).getByRole('textbox'), ANSWER)
  await user.click((await thread()).getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/There is no connection to the portal/)
  expect((await thread()).getByRole('textbox')).toHaveValue(ANSWER)
})

test('marks a message as answered by other means, and as open again', async () => {
  newInbox(aMessage())
  const { user } = open()
  await user.click((await thread()).getByRole('button', { name: 'Mark as answered' }))
  await user.click(await screen.findByRole('button', { name: 'Mark as open' }))
  expect(await screen.findByRole('button', { name: 'Mark as answered' })).toBeVisible()
})

test('filters the inbox by tab and business in the address', async () => {
  const { lists } = newInbox(aMessage({ status: 'answered', answeredAt: '2026-11-19T02:00:00.000Z' }))
  const { user, router } = open()
  await screen.findByRole('heading', { name: 'No open messages' })
  const tabs = within(screen.getByRole('navigation', { name: 'Messages by state' }))
  await user.click(tabs.getByRole('link', { name: 'Answered' }))
  await thread()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Listing' }), 'Auki Ice')
  await waitFor(() => expect(router.state.location.search).toBe('?status=answered&business=2'))
  await waitFor(() => expect(lists).toContain('?status=answered&business=2&limit=25'))
})

test('opens a message from the address that the list lacks', async () => {
  newInbox(aMessage(), aMessage({ id: 7, name: 'Ana Vea', status: 'answered', answeredAt: null }))
  open('/dashboard/messages?id=7')
  const shown = await thread('Ana Vea to Kokonut Oil Cooperative')
  expect(shown.getByText('Answered')).toBeVisible()
})

test('retries messages that failed to load', async () => {
  server.use(unreachable(calls.listBusinessMessages), ...dashboardHandlers())
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load your messages' })
  newInbox(aMessage())
  await pressRetry(user)
  expect((await thread()).getByText('We need 40 drums by Friday.')).toBeVisible()
})

test('leads signed-out visitors to sign-in and back to the same message', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const { router } = renderApp('/dashboard/messages?id=7')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/auth/sign-in',
      search: '?returnTo=%2Fdashboard%2Fmessages%3Fid%3D7',
    }),
  )
})
