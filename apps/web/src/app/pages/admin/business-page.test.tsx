import { calls, type AdminBusiness, type AuditEntry } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anAdminBusiness, anAuditEntry } from '#test/admin-factories.ts'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { aUser } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './record.screen.tsx'
import '#features/business-admin/detail/BusinessPage.tsx'

beforeEach(() => server.use(...adminHandlers()))

/** Mocks a business that an action changes; records the requests. */
function administer(before: AdminBusiness, after: AdminBusiness = before) {
  let present = before
  const sent: { path: string; body: unknown }[] = []
  const history: AuditEntry[] = [anAuditEntry()]
  const act = ({ url, body }: { url: URL; body: unknown }) => {
    sent.push({ path: url.pathname.replace('/api/admin/businesses/7/', ''), body })
    present = { ...after, revision: 'second' }
    history.unshift(anAuditEntry({ id: history.length + 1, action: 'done', note: 'Just now.' }))
    return present
  }
  server.use(
    respondWith(calls.getAdminBusiness, 200, () => present),
    respondWith(calls.listAudit, 200, () => [...history]),
    respondWith(calls.suspendBusiness, 200, act),
    respondWith(calls.endSuspension, 200, act),
    respondWith(calls.featureBusiness, 200, act),
    respondWith(calls.verifyBusiness, 200, act),
    respondWith(calls.withdrawVerification, 200, act),
    respondWith(calls.changeOwner, 200, act),
    respondWith(calls.grantPlan, 200, act),
  )
  return sent
}

const suspended = anAdminBusiness({
  state: 'suspended',
  business: {
    suspendedAt: '2026-11-19T00:00:00.000Z',
    suspension: { reason: 'misleading', note: 'Other photos.' },
  },
})

const open = () => openAdministration('/admin/businesses/7')

async function openDialog(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('shows state, owner, figures and history', async () => {
  administer(anAdminBusiness())
  open()
  expect(await screen.findByRole('heading', { level: 2, name: 'Auki Hardware' })).toBeVisible()
  const owner = screen.getByRole('region', { name: 'Owner' })
  expect(owner).toHaveTextContent('Moses Tara')
  expect(owner).toHaveTextContent('owner@portal.test')
  expect(screen.getByRole('region', { name: 'Figures' })).toHaveTextContent('1,204')
  expect(await within(screen.getByRole('region', { name: 'History' })).findByText('Approved')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/listings/7/edit')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('suspends with a reason and a note; state, actions and history follow', async () => {
  const sent = administer(anAdminBusiness(), suspended)
  const { user } = open()
  const dialog = await openDialog(user, 'Suspend')
  await user.click(dialog.getByRole('radio', { name: 'Something in the listing is not true' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note to the owner' }), ' Other photos. ')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible()
  expect(sent).toEqual([
    { path: 'suspension', body: { revision: 'first', reason: 'misleading', note: 'Other photos.' } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: 'Listing' })).toHaveTextContent(
    'Something in the listing is not true',
  )
  expect(await screen.findByText('Just now.')).toBeVisible()
})

test('requires a reason, and a note with “other”', async () => {
  const sent = administer(anAdminBusiness())
  const { user } = open()
  const dialog = await openDialog(user, 'Suspend')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(dialog.getByText('Please choose one of the reasons')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Another reason, see the note' }))
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(dialog.getByText('Please give the reason in the note')).toBeVisible()
  expect(sent).toEqual([])
})

test('restores a suspended listing', async () => {
  const sent = administer(suspended, anAdminBusiness())
  const { user } = open()
  const dialog = await openDialog(user, 'Restore')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible()
  expect(sent).toEqual([{ path: 'suspension/end', body: { revision: 'first', note: '' } }])
})

test('reports a conflict, keeps the input and shows the current state', async () => {
  administer(anAdminBusiness())
  const { user } = open()
  const dialog = await openDialog(user, 'Feature')
  const message = 'Somebody else has changed this listing. Please check it again'
  server.use(
    respondWith(calls.featureBusiness, 409, { message }),
    respondWith(calls.getAdminBusiness, 200, suspended),
  )
  await user.clear(dialog.getByLabelText(/^Last day/))
  await user.type(dialog.getByLabelText(/^Last day/), '2026-12-31')
  await user.click(dialog.getByRole('button', { name: 'Feature' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2026-12-31')
  await waitFor(() => expect(screen.getByText('Suspended', { selector: 'span' })).toBeInTheDocument())
})

test('features until a day, and stops', async () => {
  const featured = anAdminBusiness({
    featuredBy: 'choice',
    featuredUntil: '2026-12-31T13:00:00.000Z',
    business: { isFeatured: true },
  })
  const sent = administer(anAdminBusiness(), featured)
  const { user } = open()
  const dialog = await openDialog(user, 'Feature')
  expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2026-12-20')
  await user.click(dialog.getByRole('button', { name: 'Feature' }))
  expect(await screen.findByRole('button', { name: 'Change the last day' })).toBeVisible()
  const stop = await openDialog(user, 'Stop featuring')
  await user.click(stop.getByRole('button', { name: 'Stop featuring' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { path: 'featured', body: { revision: 'first', until: '2026-12-20' } },
      { path: 'featured', body: { revision: 'second', until: null } },
    ]),
  )
})

test('a business featured by its reviews stays featured and can be featured until a day', async () => {
  administer(anAdminBusiness({ featuredBy: 'reviews', business: { isFeatured: true } }))
  open()
  const facts = within(await screen.findByRole('region', { name: 'Listing' }))
  expect(facts.getByText('By its reviews')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Feature' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop featuring' })).toBeNull()
})

test('gives a plan until a day, with a reason', async () => {
  const enhanced = anAdminBusiness({
    business: { subscriptionTier: 2, planExpiryDate: '2027-01-31T13:00:00.000Z' },
  })
  const sent = administer(anAdminBusiness({ business: { subscriptionTier: 0 } }), enhanced)
  const { user } = open()
  const dialog = await openDialog(user, 'Give a plan')
  const send = () => user.click(dialog.getByRole('button', { name: 'Give this plan' }))
  expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2027-11-20')
  await send()
  expect(dialog.getByText('Please choose a plan')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Enhanced' }))
  await send()
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
    /Please write why you give the plan/,
  )
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Won the trade fair.')
  await user.clear(dialog.getByLabelText(/^Last day/))
  await user.type(dialog.getByLabelText(/^Last day/), '2027-01-31')
  await send()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Plan' })).toHaveTextContent('Enhanced'))
  const plan = screen.getByRole('region', { name: 'Plan' })
  expect(plan).toHaveTextContent('31 Jan 2027')
  expect(sent).toEqual([
    {
      path: 'plan',
      body: { revision: 'first', tier: 2, until: '2027-01-31', reason: 'Won the trade fair.' },
    },
  ])
})

test('a plan can’t be given before the approval', async () => {
  administer(anAdminBusiness({ state: 'pending', business: { status: 'pending', trialExpiryDate: null } }))
  open()
  expect(await screen.findByRole('region', { name: 'Plan' })).toHaveTextContent('Starts on approval')
  expect(screen.queryByRole('button', { name: 'Give a plan' })).toBeNull()
})

test('verifies with how and when, and withdraws the mark', async () => {
  const verified = anAdminBusiness({
    business: { isVerified: true, verification: { method: 'visit', on: '2026-11-03' } },
    verification: { method: 'visit', on: '2026-11-03', note: 'Seen in Auki.', by: 'Ruth Kalsakau' },
  })
  const sent = administer(anAdminBusiness(), verified)
  const { user } = open()
  const dialog = await openDialog(user, 'Verify')
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  expect(dialog.getByText('Please choose how it was verified')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Visited' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note for administrators' }), 'Seen in Auki.')
  await user.click(dialog.getByRole('button', { name: 'Verify' }))
  const facts = await screen.findByRole('region', { name: 'Verification' })
  for (const text of ['Visited', '3 Nov 2026', 'Ruth Kalsakau', 'Seen in Auki.'])
    expect(facts).toHaveTextContent(text)
  expect(sent).toEqual([
    {
      path: 'verification',
      body: { revision: 'first', method: 'visit', on: '2026-11-20', note: 'Seen in Auki.' },
    },
  ])
  expect(screen.getByRole('button', { name: 'Withdraw the mark' })).toBeVisible()
})

test('gives the listing to another account; the server’s error is beside the address', async () => {
  const sent = administer(anAdminBusiness())
  const { user } = open()
  const dialog = await openDialog(user, 'Change owner')
  const address = dialog.getByRole('textbox', { name: /^Email address of the account/ })
  await user.type(address, 'nobody@portal.test')
  const fields = { email: 'No account has this address' }
  server.use(respondWith(calls.changeOwner, 400, { message: fields.email, fields }))
  await user.click(dialog.getByRole('button', { name: 'Change owner' }))
  expect(await dialog.findByText(fields.email)).toBeVisible()
  administer(anAdminBusiness())
  expect(address).toHaveValue('nobody@portal.test')
  expect(sent).toEqual([])
})

test('a deleted listing is read-only', async () => {
  administer(anAdminBusiness({ state: 'removed', restorableUntil: '2026-12-20T00:00:00.000Z' }))
  open()
  expect(await screen.findByText(/The owner deleted this listing/)).toBeVisible()
  const actions = within(screen.getByRole('region', { name: 'Actions' }))
  expect(actions.queryAllByRole('button')).toEqual([])
})

test('reports an unknown business', async () => {
  server.use(respondWith(calls.getAdminBusiness, 404, { message: 'Business not found' }))
  open()
  expect(await screen.findByText('We can’t find this business')).toBeVisible()
})

test('retries after an error', async () => {
  server.use(unreachable(calls.getAdminBusiness))
  const { user } = open()
  expect(await screen.findByText('We couldn’t load this business')).toBeVisible()
  administer(anAdminBusiness())
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 2, name: 'Auki Hardware' })).toBeVisible()
})

test('denies others access, and returns a visitor after sign-in', async () => {
  const { unmount } = renderApp('/admin/businesses/7', { user: aUser() })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  unmount()
  document.cookie = 'signed-in=; max-age=0'
  renderApp('/admin/businesses/7')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/sign-in?returnTo=%2Fadmin%2Fbusinesses%2F7',
  )
})
