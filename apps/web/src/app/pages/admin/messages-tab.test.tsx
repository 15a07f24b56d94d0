import { calls, type Inquiry } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { anInquiry } from '#test/content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { pressTwice } from '#test/press-twice.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/inquiries/admin/Inquiries.tsx'

const PHONE = anInquiry()
const TYPO = anInquiry({
  id: 2,
  kind: 'issue',
  reference: 'PB-3M2Q-7X',
  topic: 'wrong-information',
  name: null,
  email: null,
  page: '/fj/fresh-produce/yam-house',
  message: 'They have moved to Nadi.',
})

/** Mocks messages that can be resolved; records the calls. */
function mockInquiries(...inquiries: Inquiry[]) {
  const stored = new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]))
  const seen = { lists: [] as string[], sent: [] as unknown[] }
  server.use(
    ...adminHandlers({ inquiries: 2 }),
    respondWith(calls.listQueue, 200, []),
    respondWith(
      calls.listInquiries,
      200,
      ({ url }) => {
        const status = url.searchParams.get('status')
        return [...stored.values()].filter((inquiry) => status === null || inquiry.status === status)
      },
      { onRequest: ({ url }) => seen.lists.push(url.search) },
    ),
    respondWith(calls.resolveInquiry, 200, ({ url, body }) => {
      seen.sent.push(body)
      const before = stored.get(Number(url.pathname.split('/').at(-2))) ?? PHONE
      const { status, note } = body as Pick<Inquiry, 'status' | 'note'>
      const after = { ...before, status, note, handledAt: status === 'handled' ? before.createdAt : null }
      stored.set(before.id, after)
      return after
    }),
  )
  return seen
}

const open = (path = '/admin?tab=messages') => openAdministration(path)
const details = async (name: string) => within(await screen.findByRole('article', { name }))
const PHONE_NAME = 'My listing: Mere Tavola'
const TYPO_NAME = 'Something here is wrong or out of date'

test('the tab counts open messages and opens their list', async () => {
  mockInquiries(PHONE, TYPO)
  const { user } = open('/admin')
  await user.click(await screen.findByRole('link', { name: /^Messages ?2$/ }))
  await details(PHONE_NAME)
  expect(screen.getByRole('heading', { name: 'Messages (2)' })).toBeVisible()
})

test('shows a message’s sender, topic and text, and a link to answer', async () => {
  mockInquiries(PHONE)
  open()
  const shown = await details(PHONE_NAME)
  expect(shown.getByText(wholeText('Message PB-7K3F-9Q'))).toBeVisible()
  expect(shown.getByText('My phone number has changed. How do I tell you?')).toBeVisible()
  expect(shown.getByText('10 Nov 2026, 1:00 PM')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Answer mere@example.com' })).toHaveAttribute(
    'href',
    `mailto:mere@example.com?subject=${encodeURIComponent('Your message PB-7K3F-9Q')}`,
  )
})

test('a report links to its page and says when it has no sender to answer', async () => {
  mockInquiries(TYPO)
  open()
  const shown = await details(TYPO_NAME)
  expect(shown.getByRole('link', { name: '/fj/fresh-produce/yam-house' })).toHaveAttribute(
    'href',
    '/fj/fresh-produce/yam-house',
  )
  expect(shown.getByText('No email address given: you can’t reply.')).toBeVisible()
})

test('links a full URL of this site as well', async () => {
  mockInquiries({ ...TYPO, page: 'https://portal.example/news' })
  open()
  expect((await details(TYPO_NAME)).getByRole('link', { name: '/news' })).toHaveAttribute('href', '/news')
})

test.each([
  'https://elsewhere.example/news',
  '//elsewhere.example',
  'javascript:alert(1)',
  'the page of the yams',
])('shows an address that is no page of this site as text: %s', async (page) => {
  mockInquiries({ ...TYPO, page })
  open()
  const shown = await details(TYPO_NAME)
  expect(shown.getByText(page)).toBeVisible()
  expect(shown.queryByRole('link', { name: page })).toBeNull()
})

test('resolves a message once with a note, keeps it open on the page, and can reopen it', async () => {
  const { sent } = mockInquiries(PHONE, TYPO)
  const { user } = open('/admin?tab=messages&status=new&id=1')
  const shown = await details(PHONE_NAME)
  await user.type(shown.getByRole('textbox', { name: 'Note' }), 'Changed by phone.')
  pressTwice(shown.getByRole('button', { name: 'Mark as handled' }))
  expect(await screen.findByText('Marked as handled')).toBeVisible()
  expect(sent).toEqual([{ status: 'handled', note: 'Changed by phone.' }])
  const list = within(screen.getByRole('list', { name: 'Messages and reports' }))
  await waitFor(() => expect(list.queryByText('Mere Tavola')).toBeNull())
  const after = await details(PHONE_NAME)
  expect(after.getByText('Changed by phone.')).toBeVisible()
  expect(after.getByText('Handled', { selector: 'span' })).toBeVisible()
  await user.click(after.getByRole('button', { name: 'Reopen' }))
  expect(await after.findByRole('button', { name: 'Mark as handled' })).toBeVisible()
  expect(sent[1]).toEqual({ status: 'new', note: 'Changed by phone.' })
})

test('reports that another administrator has resolved the message, and keeps the note', async () => {
  mockInquiries(PHONE)
  server.use(
    http.patch('*/api/admin/inquiries/1/status', () =>
      HttpResponse.json({ message: 'This message is handled already.' }, { status: 409 }),
    ),
  )
  const { user } = open()
  const shown = await details(PHONE_NAME)
  await user.type(shown.getByRole('textbox', { name: 'Note' }), 'Called.')
  await user.click(shown.getByRole('button', { name: 'Mark as handled' }))
  expect(await shown.findByRole('alert')).toHaveTextContent('This message is handled already.')
  expect(shown.getByRole('textbox', { name: 'Note' })).toHaveValue('Called.')
})

test('filters the list by kind, state and text through the address', async () => {
  const { lists } = mockInquiries(PHONE)
  const { user, router } = open('/admin?tab=messages&kind=message&status=new')
  await details(PHONE_NAME)
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'phone')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(lists.at(-1)).toBe('?kind=message&status=new&search=phone&limit=25'))
  expect(router.state.location.search).toContain('tab=messages')
})

test.each([
  ['/admin?tab=messages', 'No messages yet'],
  ['/admin?tab=messages&status=handled', 'No messages found'],
])('shows for %s without messages: %s', async (path, title) => {
  mockInquiries()
  open(path)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('retries messages that failed to load', async () => {
  mockInquiries(PHONE)
  server.use(unreachable(calls.listInquiries))
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the messages' })).toBeVisible()
  mockInquiries(PHONE)
  await pressRetry(user)
  await details(PHONE_NAME)
})
