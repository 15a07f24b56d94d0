import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import '#app/pages/profile/profile.screen.tsx'
import { expectFocus } from '#test/expect-focus.ts'
import { aBusiness, aUser } from '#test/factories.ts'
import { PATH, profileHandlers } from '#test/profile.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#features/profile/ProfileParts.tsx'
import './MessageDialog.tsx'

const MESSAGE = 'Do you ship drums of oil to Gizo?'

let sent: { key: string | null; body: unknown }[] = []

beforeEach(() => {
  localStorage.clear()
  sent = []
  server.use(...profileHandlers({ id: 7 }), accepting())
})

const accepting = () =>
  http.post('*/api/businesses/7/messages', async ({ request }) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return HttpResponse.json({ reference: 'PB-7K3F-9Q' }, { status: 201 })
  })

type User = ReturnType<typeof renderApp>['user']

const contact = async () => within(await screen.findByRole('region', { name: 'Contact' }))

async function open(user: User, button: string, title: string) {
  await user.click((await contact()).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** It is drawn on phones only. */
const actionBar = () => within(document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body)

const message = (user: User) => open(user, 'Send message', 'Message to Kokonut Oil Cooperative')

async function fill(dialog: Awaited<ReturnType<typeof message>>, user: User) {
  await user.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Mere Tavola')
  await user.type(dialog.getByRole('textbox', { name: /^Your email/ }), 'mere@example.com')
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), MESSAGE)
}

test('sends a message, then says what happens next and the quicker way', async () => {
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await fill(dialog, user)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  const done = within(await screen.findByRole('dialog', { name: 'Message sent' }))
  expect(done.getByText('PB-7K3F-9Q')).toBeVisible()
  expect(done.getByText(/will reply to/)).toHaveTextContent(
    'Kokonut Oil Cooperative will reply to mere@example.com',
  )
  expect(done.getByRole('link', { name: '+677 740 0112' })).toHaveAttribute('href', 'tel:+6777400112')
  await waitFor(() => expect(done.getByRole('status')).toHaveFocus())
  expect(sent.map(({ body }) => body)).toEqual([
    {
      kind: 'message',
      name: 'Mere Tavola',
      email: 'mere@example.com',
      phone: '',
      message: MESSAGE,
      contactFax: '',
    },
  ])
})

test('requests a quote with the name and address of the signed-in user', async () => {
  const { user } = renderApp(PATH, { user: aUser() })
  const dialog = await open(user, 'Get quote', 'Get a quote from Kokonut Oil Cooperative')
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Mere Tavola'))
  await user.type(
    dialog.getByRole('textbox', { name: /^What do you need/ }),
    'Twenty drums, to Gizo, by June',
  )
  await user.click(dialog.getByRole('button', { name: 'Ask for a quote' }))
  await screen.findByRole('dialog', { name: 'Request sent' })
  expect(sent[0]?.body).toMatchObject({ kind: 'quote', email: 'mere@portal.test' })
})

test('reports missing input beside its field without sending anything', async () => {
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Your name/ })).toBeInvalid())
  expect(dialog.getByRole('textbox', { name: /^Your email/ })).toHaveAccessibleDescription(
    /Please enter your email address or your phone number/,
  )
  expect(sent).toEqual([])
})

test('a phone number is enough: the business calls or messages it', async () => {
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await user.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Mere Tavola')
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), MESSAGE)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  const email = dialog.getByRole('textbox', { name: /^Your email/ })
  await waitFor(() => expect(email).toBeInvalid())
  await user.type(dialog.getByRole('textbox', { name: /^Your phone/ }), '+677 740 0112')
  await waitFor(() => expect(email).toBeValid())
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  const done = within(await screen.findByRole('dialog', { name: 'Message sent' }))
  expect(done.getByText(/will call or message the number that you left/)).toBeVisible()
  expect(done.queryByText(/receipt/)).toBeNull()
  expect(sent.map(({ body }) => body)).toMatchObject([{ email: '', phone: '+677 740 0112' }])
})

test('restores the input when the dialog or the page is opened again', async () => {
  const first = renderApp(PATH)
  await fill(await message(first.user), first.user)
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Message to/ })).toBeNull())
  await expectFocus((await contact()).getByRole('button', { name: 'Send message' }))
  const again = await message(first.user)
  expect(again.getByRole('textbox', { name: /^Your message/ })).toHaveValue(MESSAGE)
  first.unmount()
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Your message/ })).toHaveValue(MESSAGE))
  await user.keyboard('{Escape}')
  const quote = await open(user, 'Get quote', 'Get a quote from Kokonut Oil Cooperative')
  expect(quote.getByRole('textbox', { name: /^What do you need/ })).toHaveValue('')
})

test('sends again with the same key after a lost response', async () => {
  let lost: string | null = null
  server.use(
    http.post(
      '*/api/businesses/7/messages',
      ({ request }) => {
        lost = request.headers.get('idempotency-key')
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await fill(dialog, user)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/There is no connection.*we won’t get it twice/)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('dialog', { name: 'Message sent' })
  expect(sent.map(({ key }) => key)).toEqual([lost])
})

test.each([
  [400, { message: 'Please check', fields: { phone: 'Please enter a phone number' } }, /Please check/],
  [404, { message: 'Business not found' }, /no longer exists/],
  [409, { message: 'This business doesn’t take messages here' }, /doesn’t take messages here/],
  [429, { message: 'Too many' }, /sent in a short time/],
] as const)('explains a refusal by %i and keeps the input', async (status, body, text) => {
  server.use(respondWith(calls.messageBusiness, status, body))
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await fill(dialog, user)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  await waitFor(() =>
    expect(
      dialog
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(),
    ).toMatch(text),
  )
  expect(dialog.getByRole('textbox', { name: /^Your message/ })).toHaveValue(MESSAGE)
})

test('a business without messages shows other contacts and no button', async () => {
  server.use(respondWith(calls.getBusiness, 200, aBusiness({ id: 7, email: null, acceptsMessages: false })))
  renderApp(PATH)
  const panel = await contact()
  expect(panel.getByText(/doesn’t take messages here/)).toBeVisible()
  expect(panel.queryByRole('button')).toBeNull()
  const bar = actionBar()
  expect(bar.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Call',
    'WhatsApp',
    'Directions',
  ])
})

test('the action bar links to call, WhatsApp and directions, and opens the message dialog', async () => {
  const { user } = renderApp(PATH)
  await contact()
  const bar = actionBar()
  const href = (name: string) => bar.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect([href('Call'), href('WhatsApp'), href('Directions')]).toEqual([
    'tel:+6777400112',
    'https://wa.me/6777400112',
    '#find-us',
  ])
  await user.click(bar.getByRole('button', { name: 'Message', hidden: true }))
  expect(await screen.findByRole('dialog', { name: 'Message to Kokonut Oil Cooperative' })).toBeVisible()
})

test('says that a sample business does not answer', async () => {
  server.use(respondWith(calls.getBusiness, 200, aBusiness({ id: 7, isSample: true })))
  const { user } = renderApp(PATH)
  expect((await message(user)).getByText(/nobody will reply/)).toBeVisible()
})

test('keeps the message for an unreachable portal', async () => {
  server.use(unreachable(calls.messageBusiness))
  const { user } = renderApp(PATH)
  const dialog = await message(user)
  await fill(dialog, user)
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  await dialog.findByRole('alert')
  expect(localStorage.getItem('pending-message-to-business-7')).toContain(MESSAGE)
})
