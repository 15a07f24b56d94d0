import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { openAdministration } from '#test/administration.ts'
import { aUser } from '#test/factories.ts'
import { aSession } from '#test/account-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { aUserDetail, aUserEntry } from '#test/user-factories.ts'
import { mockUser } from '#test/users.ts'
// Loaded up front, so that no test waits for it.
import './record.screen.tsx'
import '#features/users/page/UserPage.tsx'
import '#features/users/actions/dialogs.ts'

vi.mock('#shared/urls/navigate-to.ts', () => ({ navigateTo: vi.fn<(address: string) => void>() }))
afterEach(() => void vi.mocked(navigateTo).mockClear())

const SUSPENDED = {
  at: '2026-11-20T05:00:00.000Z',
  reason: 'spam',
  note: 'Please stop.',
  hiddenListings: 2,
}

async function open(...mocked: Parameters<typeof mockUser>) {
  const mock = mockUser(...mocked)
  const view = openAdministration('/admin/users/7')
  await screen.findByRole('heading', { level: 2, name: 'Moses Tara' })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  const part = (name: string) => within(screen.getByRole('region', { name }))
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  return { ...mock, ...view, press, part, dialog }
}

describe('the page of an account', () => {
  test('has its facts, sessions, submissions and history', async () => {
    const { part } = await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Moses Tara' })).toBeVisible()
    expect(part('Account').getByText('2 reports, 1 upheld')).toBeVisible()
    expect(part('Sessions (2)').getByText('Chrome on Android')).toBeVisible()
    expect(part('Sessions (2)').getByText('Unknown device')).toBeVisible()
    const sent = part('Latest submissions')
    expect(sent.getByRole('link', { name: 'Kokonut Oil Cooperative' })).toHaveAttribute(
      'href',
      '/admin/businesses/11',
    )
    expect(sent.getByRole('link', { name: 'Bookkeeper' })).toHaveAttribute(
      'href',
      '/admin?queue=jobs&search=Bookkeeper&item=jobs-12',
    )
    const history = await part('Changes to this account').findByRole('listitem')
    expect(history).toHaveTextContent(/Signed out.*19 Nov 2026.*by Ruth Kalsakau.*2 sessions/)
    expect(await part('Actions by this person').findByText('Nothing yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin?tab=users')
  })

  test('shows the newest lines of a long history, and all on request', async () => {
    const { user, part } = await open(
      aUserDetail(),
      Array.from({ length: 12 }, (_, index) => aUserEntry({ id: index + 1, actor: null })),
    )
    const list = part('Changes to this account')
    expect(await list.findAllByRole('listitem')).toHaveLength(8)
    await user.click(list.getByRole('button', { name: 'Show all 12' }))
    expect(list.getAllByRole('listitem')).toHaveLength(12)
  })

  test('reports an unknown user', async () => {
    mockUser()
    server.use(respondWith(calls.getUser, 404, { message: 'User not found' }))
    openAdministration('/admin/users/7')
    expect(await screen.findByRole('heading', { name: 'We can’t find this user' })).toBeVisible()
  })

  test('reports a failure and retries', async () => {
    mockUser()
    server.use(respondWith(calls.getUser, 429, { message: 'Too many requests' }))
    const { user } = openAdministration('/admin/users/7')
    expect(await screen.findByText('Too many requests')).toBeVisible()
    mockUser()
    await user.click(screen.getByRole('button', { name: /try again|retry/i }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Moses Tara' })).toBeVisible()
  })

  test('is for administrators', async () => {
    renderApp('/admin/users/7', { user: aUser() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  })
})

describe('roles', () => {
  test('an account becomes an administrator’s, and the page says so', async () => {
    const { press, dialog, sent } = await open()
    await press('Make administrator…')
    const form = await dialog('Make Moses Tara an administrator?')
    expect(form.getByText(/decide on all submissions/)).toBeVisible()
    await press('Make administrator')
    expect(await screen.findByText('Moses Tara is an administrator now')).toBeVisible()
    expect(sent).toEqual([{ path: '/api/admin/users/7/role', body: { role: 'administrator' } }])
    expect(await screen.findByRole('button', { name: 'Remove administrator rights…' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Suspend…' })).toBeNull()
    // The button that opened the dialog is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Moses Tara' })).toHaveFocus())
  })

  test('shows the reason of a refusal in the dialog, and the current state behind it', async () => {
    const { press, dialog, account } = await open()
    await press('Make administrator…')
    const form = await dialog('Make Moses Tara an administrator?')
    server.use(
      respondWith(calls.setUserRole, 409, {
        message: 'Moses Tara is already an administrator',
        current: { id: 7, role: 'administrator', suspendedAt: null },
      }),
    )
    account.now = { ...account.now, isAdmin: true }
    await press('Make administrator')
    expect(await form.findByText('Moses Tara is already an administrator')).toBeVisible()
    await press('Cancel')
    expect(await screen.findByRole('button', { name: 'Remove administrator rights…' })).toBeVisible()
  })

  test('giving up one’s own rights requires a tick and leaves the page', async () => {
    const { press, dialog, sent, user } = await open(aUserDetail({ isAdmin: true, isOwn: true }))
    await press('Remove administrator rights…')
    const form = await dialog('Give up your own rights?')
    await press('Give up my rights')
    expect(form.getByText('Tick this to continue')).toBeVisible()
    const tick = form.getByRole('checkbox', { name: 'I give up my own rights as an administrator' })
    await expectFocus(tick)
    expect(sent).toEqual([])
    await user.click(tick)
    await press('Give up my rights')
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/dashboard'))
    expect(sent).toEqual([{ path: '/api/admin/users/7/role', body: { role: 'user', confirmed: true } }])
  })

  test('explains why the only administrator keeps their rights', async () => {
    await open(aUserDetail({ isAdmin: true, isOwn: true, isOnlyAdministrator: true }))
    expect(screen.getByText(/You are the only administrator/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove administrator rights…' })).toBeNull()
  })
})

describe('a suspension', () => {
  test('requires a reason, describes its effect, and can hide the listings', async () => {
    const { press, dialog, user, sent } = await open()
    await press('Suspend…')
    const form = await dialog('Suspend Moses Tara?')
    expect(form.getByText(/sign them out everywhere/)).toBeVisible()
    await press('Suspend')
    expect(form.getByText('Please choose a reason')).toBeVisible()
    await user.click(form.getByRole('radio', { name: 'It pretends to be another person or business' }))
    await user.type(form.getByRole('textbox', { name: 'Note to Moses Tara' }), ' Who are you? ')
    await user.click(form.getByRole('checkbox', { name: 'Hide their 2 listings too' }))
    await press('Suspend')
    expect(await screen.findByText('Moses Tara is suspended, and 2 listings hidden')).toBeVisible()
    expect(sent).toEqual([
      {
        path: '/api/admin/users/7/suspend',
        body: { reason: 'impersonation', note: 'Who are you?', hideListings: true },
      },
    ])
    const notice = (await screen.findByText(/^Suspended since/)).parentElement
    expect(notice).toHaveTextContent(/pretends to be another.*Who are you\?.*2 listings hidden too/)
    expect(screen.getByText('Not signed in anywhere.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make administrator…' })).toBeNull()
  })

  test('requires a note with another reason, and keeps it after closing', async () => {
    const { press, dialog, user, sent } = await open(aUserDetail({ listingsToHide: 0 }))
    await press('Suspend…')
    const form = await dialog('Suspend Moses Tara?')
    expect(form.queryByRole('checkbox')).toBeNull()
    await user.click(form.getByRole('radio', { name: /Another reason/ }))
    await press('Suspend')
    expect(form.getByText('Please give the reason in the note')).toBeVisible()
    const note = form.getByRole('textbox')
    await expectFocus(note)
    await user.type(note, 'Asked for it')
    await press('Cancel')
    await press('Suspend…')
    expect((await dialog('Suspend Moses Tara?')).getByRole('textbox')).toHaveValue('Asked for it')
    expect(sent).toEqual([])
  })

  test('ends with restoring the account', async () => {
    const { press, dialog, sent } = await open(
      aUserDetail({ suspendedAt: SUSPENDED.at, suspension: SUSPENDED, sessions: [] }),
    )
    await press('Restore…')
    const form = await dialog('Restore Moses Tara?')
    expect(form.getByText(/public again: 2 listings/)).toBeVisible()
    await press('Restore')
    expect(await screen.findByText('Moses Tara is restored')).toBeVisible()
    expect(sent).toEqual([{ path: '/api/admin/users/7/restore', body: { note: null } }])
    expect(await screen.findByRole('button', { name: 'Suspend…' })).toBeVisible()
    expect(screen.queryByText(/^Suspended since/)).toBeNull()
  })
})

describe('access', () => {
  test('one session ends, and then all', async () => {
    const { press, dialog, sent, part } = await open()
    await press('Sign out of Chrome on Android, signed in 18 Nov 2026, 1:00 PM')
    expect(await screen.findByText('Signed out of Chrome on Android')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Sessions (1)' })).toBeVisible()
    expect(part('Sessions (1)').queryByText('Chrome on Android')).toBeNull()
    await press('Sign out everywhere…')
    await dialog('Sign Moses Tara out everywhere?')
    await press('Sign out everywhere')
    expect(await screen.findByText('1 session of Moses Tara ended')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ which: aSession().id }, { which: 'all' }])
    expect(navigateTo).not.toHaveBeenCalled()
  })

  test('ending one’s own present session leaves the site’s administration', async () => {
    const { press } = await open(aUserDetail({ isOwn: true, sessions: [aSession({ isCurrent: true })] }))
    await press('Sign out of Chrome on Android, signed in 18 Nov 2026, 1:00 PM')
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/'))
  })

  test('a link for a new password is sent', async () => {
    const { press, dialog, sent } = await open()
    await press('Send a password reset link…')
    const form = await dialog('Send Moses Tara a password reset link?')
    expect(form.getByText(/works once and for one hour/)).toHaveTextContent(
      'It goes to moses@portal.test, works once',
    )
    await press('Send the link')
    expect(await screen.findByText('We’ve emailed the link to moses@portal.test')).toBeVisible()
    expect(sent).toEqual([{ path: '/api/admin/users/7/password-resets', body: {} }])
  })
})
