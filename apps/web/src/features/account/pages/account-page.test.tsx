import { calls, type Account, type AccountSession } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '#test/factories.ts'
import { aSession, anAccount } from '#test/account-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../settings/AccountSettings.tsx'
import '../components/SignInForm.tsx'
import './account.screen.tsx'

// The tests' DOM draws no pictures.
vi.mock('#shared/photos/shrink-photo.ts', () => ({
  shrinkPhoto: async (file: Blob) => file,
  toDataUrl: async () => 'data:image/jpeg;base64,small',
}))

const HERE = aSession({ id: 'f'.repeat(32), device: 'Firefox on Windows', isCurrent: true })

interface Given {
  account?: Partial<Account>
  sessions?: AccountSession[]
}

async function openAccount({ account = {}, sessions = [HERE, aSession()] }: Given = {}) {
  const sent: { path: string; body: unknown }[] = []
  const onRequest = ({ url, body }: { url: URL; body: unknown }) => {
    sent.push({ path: url.pathname, body })
  }
  const state = { account: anAccount(account), sessions }
  server.use(
    respondWith(calls.getAccount, 200, () => state.account),
    respondWith(calls.listSessions, 200, () => state.sessions),
  )
  const app = renderApp('/account', { user: aUser() })
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  await screen.findByRole('button', { name: 'Save the name' })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  return { ...app, sent, onRequest, state, section }
}

test('leads signed-out visitors to sign-in and back', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const { router } = renderApp('/account')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/auth/sign-in?returnTo=%2Faccount')
})

test('retries an account that failed to load', async () => {
  server.use(unreachable(calls.getAccount))
  const { user } = renderApp('/account', { user: aUser() })
  await screen.findByText('We couldn’t load your account')
  server.use(respondWith(calls.getAccount, 200, anAccount()), respondWith(calls.listSessions, 200, [HERE]))
  await user.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findByRole('button', { name: 'Save the name' })).toBeVisible()
})

test('saves a new name and shows it in the header’s menu at once', async () => {
  const { user, onRequest, sent, section } = await openAccount()
  server.use(respondWith(calls.renameAccount, 200, aUser({ firstName: 'Litia' }), { onRequest }))
  const card = section('Name and picture')
  await user.clear(card.getByLabelText(/^First name/))
  await user.type(card.getByLabelText(/^First name/), 'Litia')
  await user.click(card.getByRole('button', { name: 'Save the name' }))
  expect(await card.findByText('Your name is saved.')).toBeVisible()
  expect(sent).toEqual([{ path: '/api/account', body: { firstName: 'Litia', lastName: 'Tavola' } }])
  expect(await screen.findByText(/^Litia Tavola \(/)).toBeInTheDocument()
})

test('sends a picture as soon as it is chosen, and removes it again', async () => {
  const { user, onRequest, sent, state, section } = await openAccount()
  const url = '/media/n1fAbcdefghijklmno-_23-192.webp'
  server.use(respondWith(calls.setPicture, 200, aUser({ profileImageUrl: url }), { onRequest }))
  state.account = anAccount({ profileImageUrl: url })
  const card = section('Name and picture')
  const photo = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'me.jpg', { type: 'image/jpeg' })
  await user.upload(card.getByLabelText('Drop a photo here or browse'), photo)
  expect(await card.findByText('Your picture is saved.')).toBeVisible()
  const remove = await card.findByRole('button', { name: 'Remove the picture' })
  server.use(respondWith(calls.setPicture, 200, aUser(), { onRequest }))
  state.account = anAccount()
  await user.click(remove)
  expect(await card.findByText('Your picture is removed.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ image: 'data:image/jpeg;base64,small' }, { image: null }])
})

test('rejects a file that is no photo beside the field, without sending it', async () => {
  const { user, section } = await openAccount()
  const card = section('Name and picture')
  await user.upload(
    card.getByLabelText('Drop a photo here or browse'),
    new File(['text'], 'me.png', { type: 'image/png' }),
  )
  expect(await card.findByText(/me\.png is not a valid image format/)).toBeVisible()
})

test('a new address is pending, can be sent again and cancelled', async () => {
  const { user, onRequest, sent, state, section } = await openAccount()
  const email = 'mere.tavola@example.com'
  server.use(
    respondWith(calls.requestEmailChange, 202, { email }, { onRequest }),
    respondWith(calls.resendEmailChange, 202, { email }),
    respondWith(calls.cancelEmailChange, 200, { email: 'mere@portal.test' }),
  )
  state.account = anAccount({ emailChange: { email, requestedAt: '2026-11-20T02:00:00.000Z' } })
  const card = section('Email')
  await user.type(card.getByLabelText(/^New email/), email)
  await user.type(card.getByLabelText(/^Your password/), 'pacific-demo')
  await user.click(card.getByRole('button', { name: 'Change the address' }))
  expect(await card.findByText(/We have sent a link to/)).toBeVisible()
  expect(sent[0]?.body).toEqual({ email, password: 'pacific-demo' })
  expect(card.getByLabelText(/^New email/)).toHaveValue('')
  await user.click(card.getByRole('button', { name: 'Send again' }))
  expect(await card.findByText(/^Sent\./)).toBeVisible()
  state.account = anAccount()
  await user.click(card.getByRole('button', { name: 'Cancel the change' }))
  await expect.poll(() => card.queryByText(/We have sent a link to/)).toBeNull()
})

test('shows a wrong password beside its field and keeps the input', async () => {
  const { user, section } = await openAccount()
  const message = 'This is not your current password'
  server.use(respondWith(calls.requestEmailChange, 403, { message, fields: { password: message } }))
  const card = section('Email')
  await user.type(card.getByLabelText(/^New email/), 'mere.tavola@example.com')
  await user.type(card.getByLabelText(/^Your password/), 'wrong')
  await user.click(card.getByRole('button', { name: 'Change the address' }))
  expect(await card.findByText(message)).toBeVisible()
  await expectFocus(card.getByLabelText(/^Your password/))
  expect(card.getByLabelText(/^New email/)).toHaveValue('mere.tavola@example.com')
})

test('a changed password says how many devices were signed out', async () => {
  const { user, onRequest, sent, section } = await openAccount()
  server.use(respondWith(calls.changePassword, 200, { ended: 2 }, { onRequest }))
  const card = section('Password')
  await user.type(card.getByLabelText(/^Current password/), 'pacific-demo')
  await user.type(card.getByLabelText(/^New password/), 'pandanus, 9 mats')
  await user.click(card.getByRole('button', { name: 'Change the password' }))
  expect(await card.findByText(/2 other devices were signed out/)).toBeVisible()
  expect(sent[0]?.body).toEqual({ currentPassword: 'pacific-demo', password: 'pandanus, 9 mats' })
})

test('leads an account without a password to choosing one', async () => {
  const { section } = await openAccount({ account: { hasPassword: false } })
  expect(section('Password').getByRole('link', { name: 'Choose a password' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

test('lists devices, signs one out, then all others', async () => {
  const { user, onRequest, sent, state, section } = await openAccount()
  server.use(respondWith(calls.endSessions, 200, { ended: 1 }, { onRequest }))
  const card = section('Where you are signed in')
  const rows = await card.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Firefox on WindowsThis device'),
    expect.stringContaining('last used 1 hour ago'),
  ])
  await user.click(card.getByRole('button', { name: 'Sign out everywhere else' }))
  state.sessions = [HERE]
  await user.click(card.getByRole('button', { name: /^Sign out of Chrome on Android/ }))
  expect(await card.findByText('Signed out there.')).toBeVisible()
  await expect.poll(() => card.getAllByRole('listitem').length).toBe(1)
  expect(sent.map(({ body }) => body)).toEqual([{ which: 'others' }, { which: aSession().id }])
  expect(card.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('offers the account’s data as a download', async () => {
  const { section } = await openAccount()
  const link = section('Your data').getByRole('link', { name: 'Download my data' })
  expect(link).toHaveAttribute('href', '/api/account/export')
  expect(link).toHaveAttribute('download')
})

test('deletes the account after the password and a typed word', async () => {
  const { user, onRequest, sent, section } = await openAccount()
  const card = section('Delete your account')
  expect(card.getByText(/Your listings leave the directory/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Delete my account…' }))
  await user.click(card.getByRole('button', { name: 'Delete my account for good' }))
  expect(card.getByText('Please enter your password')).toBeVisible()
  expect(card.getByText('Please type DELETE to confirm')).toBeVisible()
  await user.type(card.getByLabelText(/^Your password/), 'pacific-demo')
  await user.type(card.getByLabelText(/^Type DELETE/), 'delete')
  server.use(
    respondWith(calls.deleteAccount, 200, { email: 'mere@portal.test' }, { onRequest }),
    refusingTheRest(),
  )
  await user.click(card.getByRole('button', { name: 'Delete my account for good' }))
  await expectFocus(await screen.findByRole('heading', { name: 'Your account is deleted' }))
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'pacific-demo', confirmation: 'DELETE' }])
})

test('tells the only administrator why the account can’t be deleted', async () => {
  const { user, section } = await openAccount()
  const card = section('Delete your account')
  await user.click(card.getByRole('button', { name: 'Delete my account…' }))
  await user.type(card.getByLabelText(/^Your password/), 'pacific-demo')
  await user.type(card.getByLabelText(/^Type DELETE/), 'DELETE')
  const message = 'You are the only administrator. Make somebody else an administrator first'
  server.use(respondWith(calls.deleteAccount, 409, { message }))
  await user.click(card.getByRole('button', { name: 'Delete my account for good' }))
  expect(await card.findByRole('alert')).toHaveTextContent(message)
  await user.click(card.getByRole('button', { name: 'Keep my account' }))
  expect(card.queryByLabelText(/^Your password/)).toBeNull()
})

const LINKED = { id: 'a'.repeat(32), provider: 'Example ID', linkedAt: '2026-11-02T02:00:00.000Z' }

test('unlinks a sign-in with the password and reports the outcome', async () => {
  const { user, onRequest, sent, state, section } = await openAccount({ account: { identities: [LINKED] } })
  const card = section('Linked sign-ins')
  expect(card.getByText('Linked on 2 Nov 2026')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Unlink Example ID, linked on 2 Nov 2026' }))
  server.use(
    respondWith(calls.unlinkIdentity, 403, {
      message: 'This is not your current password',
      fields: { password: 'This is not your current password' },
    }),
  )
  await user.type(card.getByLabelText(/^Your password/), 'a wrong one')
  await user.click(card.getByRole('button', { name: 'Unlink Example ID' }))
  expect(await card.findByText('This is not your current password')).toBeVisible()
  await expectFocus(card.getByLabelText(/^Your password/))
  server.use(respondWith(calls.unlinkIdentity, 200, { ended: 1 }, { onRequest }))
  state.account = anAccount({ identities: [] })
  await user.click(card.getByRole('button', { name: 'Unlink Example ID' }))
  expect(await card.findByText('Example ID is unlinked. One other device was signed out.')).toBeVisible()
  expect(await card.findByText('Nothing is linked to your account.')).toBeVisible()
  expect(sent).toEqual([
    { path: '/api/account/identities/unlink', body: { id: LINKED.id, password: 'a wrong one' } },
  ])
})

test('refuses to unlink the only way to sign in, and links to choosing a password', async () => {
  const { section } = await openAccount({ account: { identities: [LINKED], hasPassword: false } })
  const card = section('Linked sign-ins')
  expect(card.getByText(/^It is the only way to sign in/)).toBeVisible()
  expect(card.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Choose a password' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

test('an account without linked sign-ins shows no such section', async () => {
  await openAccount()
  expect(screen.queryByRole('region', { name: 'Linked sign-ins' })).not.toBeInTheDocument()
})
