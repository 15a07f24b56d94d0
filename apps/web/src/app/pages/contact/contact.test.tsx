import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import '#features/inquiries/forms/ContactForm.tsx'
import '#features/inquiries/forms/IssueForm.tsx'
import { aTextPage } from '#test/content-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './contact.screen.tsx'
import './report-issue.screen.tsx'

beforeEach(() => localStorage.clear())
beforeEach(() => {
  server.use(
    respondWith(calls.getTextPage, 200, ({ url }) =>
      url.pathname.endsWith('/contact')
        ? aTextPage({ path: '/contact', title: 'Contact', group: 'Contact & Help' })
        : aTextPage({ path: '/support/report-issue', title: 'Report an Issue', group: 'Contact & Help' }),
    ),
  )
})

const MESSAGE = 'My phone number has changed. How do I tell you?'

async function open(path: string, button: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(path, options)
  const send = await screen.findByRole('button', { name: button })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
  return { ...app, send }
}

const write = (name: RegExp, text: string, { user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.type(screen.getByRole('textbox', { name }), text)

test('names the operator’s address, phone number and email address', async () => {
  const operator = { name: 'Islands Trust', address: 'PO Box 1, Honiara', phone: '+677 20000' }
  await open('/contact', 'Send message', { configured: { operator, contactEmail: 'team@portal.example' } })
  const ways = within(screen.getByRole('region', { name: 'Other ways to reach us' }))
  expect(await ways.findByText(wholeText('Run by Islands Trust, PO Box 1, Honiara'))).toBeVisible()
  expect(ways.getByRole('link', { name: '+677 20000' })).toHaveAttribute('href', 'tel:+67720000')
  expect(ways.getByRole('link', { name: 'team@portal.example' })).toBeVisible()
})

test('the form stands above the text about it', async () => {
  const { send } = await open('/contact', 'Send message')
  const related = await screen.findByText(/Last changed on/)
  expect(send.compareDocumentPosition(related)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('sends a message and shows its reference', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.sendMessage,
      201,
      { reference: 'PB-7K3F-9Q' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const app = await open('/contact?topic=listing', 'Send message')
  await write(/^Your name/, 'Mere Tavola', app)
  await write(/^Your email/, 'mere@example.com', app)
  await write(/^Your message/, MESSAGE, app)
  await app.user.click(app.send)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Message sent' })
  await expectFocus(heading)
  expect(screen.getByText('PB-7K3F-9Q')).toBeVisible()
  expect(screen.getByText(/We also emailed it to mere@example.com/)).toBeVisible()
  expect(sent).toEqual([
    { name: 'Mere Tavola', email: 'mere@example.com', topic: 'listing', message: MESSAGE, contactFax: '' },
  ])
})

test('shows an error beside each missing field and sends nothing', async () => {
  const { user, send } = await open('/contact', 'Send message')
  await user.click(send)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription(
      /Your name must be at least 2 characters/,
    ),
  )
  expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveAccessibleDescription(
    /Please choose what it is about/,
  )
})

test('errors beside fields stay while the text above loads', async () => {
  const text = Promise.withResolvers<undefined>()
  server.use(
    http.get(`*${calls.getTextPage.path}`, async () => {
      await text.promise
      return HttpResponse.json(aTextPage({ path: '/contact', title: 'Contact', group: 'Contact & Help' }))
    }),
  )
  const { user, send } = await open('/contact', 'Send message')
  await user.type(screen.getByRole('textbox', { name: /^Your message/ }), MESSAGE)
  await user.click(send)
  const name = screen.getByRole('textbox', { name: /^Your name/ })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Your name must be at least 2 characters/))
  text.resolve(undefined)
  expect(await screen.findByText(/^Last changed on/)).toBeInTheDocument()
  expect(name).toHaveAccessibleDescription(/Your name must be at least 2 characters/)
  expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue(MESSAGE)
})

test('a report needs no name and takes its page from the address', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.reportIssue,
      201,
      { reference: 'PB-9QAB-C2' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const app = await open('/support/report-issue?page=%2Fnews', 'Send report')
  await app.user.selectOptions(screen.getByRole('combobox', { name: /^Topic/ }), 'broken-page')
  await write(/^Your report/, 'The second page is empty.', app)
  await app.user.click(app.send)
  await screen.findByRole('heading', { level: 1, name: 'Report sent' })
  expect(sent).toEqual([
    expect.objectContaining({
      topic: 'broken-page',
      page: '/news',
      email: '',
      message: 'The second page is empty.',
    }),
  ])
})

test('keeps a message that could not be sent', async () => {
  server.use(unreachable(calls.sendMessage))
  const app = await open('/contact?topic=other', 'Send message')
  await write(/^Your name/, 'Mere Tavola', app)
  await write(/^Your email/, 'mere@example.com', app)
  await write(/^Your message/, MESSAGE, app)
  await app.user.click(app.send)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to the portal')
  expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue(MESSAGE)
})
