import { calls } from '@portal/domain/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser, SAVED_AT } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './quote-builder.screen.tsx'
import '../builder/QuoteBuilder.tsx'

/** Drafts on a device shared by several people. */

const KEY = 'pending-website-quote'
const MERE = aUser()
const OTHER = aUser({ firstName: 'Other', lastName: 'Person', email: 'other@portal.test' })
const FORM = {
  businessName: 'Kokonut Oil',
  country: 'fj',
  pages: 3,
  additionalServices: [],
  requirements: '',
  domainType: 'new',
  domainName: 'kokonut',
  contactName: 'Mele Talo',
  email: 'mele@kokonut.test',
  phone: '',
  preferredContact: 'email',
}

interface StoredDraft {
  owner: string | null
  form: { businessName: string }
}

const readDrafts = () => {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { kept: { drafts: StoredDraft[] } } | null
  return (stored?.kept.drafts ?? []).map(({ owner, form }) => [owner, form.businessName])
}

function storeDraft(owner: string | null) {
  const draft = { id: 'one', savedAt: SAVED_AT, owner, form: FORM, sending: null }
  localStorage.setItem(KEY, JSON.stringify({ at: SAVED_AT, kept: { version: 1, drafts: [draft] } }))
}

const open = (user?: ReturnType<typeof aUser>) => renderApp('/quote-builder', user && { user })
const businessName = () => screen.findByRole('textbox', { name: /^Business Name/ })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const next = () => screen.getByRole('button', { name: 'Next' })
const restored = () => screen.findByText('Draft restored from this device.')

async function toContact({ user }: ReturnType<typeof open>) {
  for (const name of ['Website Requirements', 'Domain and Additional Services', 'Contact Information']) {
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'))
    await user.click(next())
    await heading(name)
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('an account’s draft is shown to that account only, and is kept for it', async () => {
  storeDraft(MERE.email)
  const others = open(OTHER)
  await others.user.type(await businessName(), 'Mat House')
  expect(await businessName()).toHaveValue('Mat House')
  others.unmount()
  expect(readDrafts()).toEqual([
    [OTHER.email, 'Mat House'],
    [MERE.email, 'Kokonut Oil'],
  ])
  open(MERE)
  await restored()
  expect(await businessName()).toHaveValue('Kokonut Oil')
})

test('signed out, an account’s draft is not shown', async () => {
  storeDraft(MERE.email)
  const { user } = open()
  await user.type(await businessName(), 'M')
  expect(await businessName()).toHaveValue('M')
  expect(readDrafts()).toEqual([
    [null, 'M'],
    [MERE.email, 'Kokonut Oil'],
  ])
})

test('a draft typed signed out becomes the account’s on the first change', async () => {
  storeDraft(null)
  const { user } = open(MERE)
  await restored()
  expect(readDrafts()).toEqual([[null, 'Kokonut Oil']])
  await user.type(await businessName(), ' Co')
  expect(readDrafts()).toEqual([[MERE.email, 'Kokonut Oil Co']])
})

test('prefilled name and address disappear with the account', async () => {
  const app = open(MERE)
  await screen.findByText(/^Account of/)
  await app.user.type(await businessName(), 'Kokonut Oil')
  await app.user.click(screen.getByRole('radio', { name: 'Fiji' }))
  document.cookie = 'signed-in=; max-age=0'
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(async () => expect(await businessName()).toHaveValue(''))
  expect(readDrafts()).toEqual([[MERE.email, 'Kokonut Oil']])
})

test('Undo works until something is typed, keeps the focus, and the prefill stays', async () => {
  storeDraft(null)
  const app = open(MERE)
  await restored()
  await app.user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(await businessName()).toHaveValue('')
  expect(readDrafts()).toEqual([])
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expectFocus(undo)
  await app.user.click(undo)
  expect(await businessName()).toHaveValue('Kokonut Oil')
  expect(readDrafts()).toEqual([[null, 'Kokonut Oil']])

  await app.user.click(screen.getByRole('button', { name: 'Start again' }))
  await app.user.type(await businessName(), 'Mat House')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(readDrafts()).toEqual([[MERE.email, 'Mat House']])
  await app.user.click(screen.getByRole('radio', { name: 'Fiji' }))
  await app.user.click(next())
  await heading('Website Requirements')
  await app.user.click(next())
  await app.user.click(await screen.findByRole('radio', { name: /^Register a new domain/ }))
  await app.user.click(next())
  await heading('Contact Information')
  expect(screen.getByRole('textbox', { name: /^Your Name/ })).toHaveValue('Mere Tavola')
})

test('Undo is not offered to another person', async () => {
  storeDraft(MERE.email)
  const { user } = open(MERE)
  await restored()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  document.cookie = 'signed-in=; max-age=0'
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('opening a draft without a change keeps its age and claims nothing', async () => {
  storeDraft(null)
  const before = localStorage.getItem(KEY)
  await toContact(open(MERE))
  expect(localStorage.getItem(KEY)).toBe(before)
})

test('Undo returns to the step at which the form was discarded', async () => {
  storeDraft(null)
  const { user } = open()
  await restored()
  await user.click(next())
  await heading('Website Requirements')
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  await heading('Business Information')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await heading('Website Requirements')).toBeVisible()
})

test('returning to a tab shows what another tab has typed into the same draft', async () => {
  storeDraft(null)
  open()
  await restored()
  const inStore = localStorage.getItem(KEY) ?? ''
  localStorage.setItem(
    KEY,
    inStore.replace('Kokonut Oil', 'Mat House').replace(/"savedAt":\d+/, `"savedAt":${Date.now()}`),
  )
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(async () => expect(await businessName()).toHaveValue('Mat House'))
})

test('each domain choice keeps its own name', async () => {
  storeDraft(null)
  const { user } = open()
  await restored()
  await user.click(next())
  await heading('Website Requirements')
  await user.click(next())
  await heading('Domain and Additional Services')
  await user.click(screen.getByRole('radio', { name: /^Use an existing domain/ }))
  expect(screen.getByRole('textbox', { name: /^Your domain/ })).toHaveValue('')
  await user.click(screen.getByRole('radio', { name: /^Register a new domain/ }))
  expect(screen.getByRole('textbox', { name: /^Preferred domain name/ })).toHaveValue('kokonut')
})

const created = () =>
  respondWith(calls.createQuoteRequest, 201, {
    id: 7,
    reference: 'PB-7K3F-9Q',
    status: 'new',
    estimate: { base: 800, services: [], total: 800, currency: 'USD' },
    createdAt: '2026-11-20T02:00:00.000Z',
  })

test('success removes the toast of an earlier failure', async () => {
  storeDraft(null)
  server.use(unreachable(calls.createQuoteRequest))
  const app = open()
  await toContact(app)
  await app.user.click(screen.getByRole('button', { name: 'Submit Quote Request' }))
  await screen.findByText('Failed to submit quote request. Please try again.')
  server.use(created())
  await app.user.click(screen.getByRole('button', { name: 'Submit Quote Request' }))
  await screen.findByText("We'll review your requirements and send you a custom quote within 24 hours.")
  expect(screen.queryByText('Failed to submit quote request. Please try again.')).toBeNull()
})

test('fields are inert while the form is sent', async () => {
  storeDraft(null)
  const arrival = Promise.withResolvers<Response>()
  server.use(http.post('*/api/quote-requests', () => arrival.promise))
  const app = open()
  await toContact(app)
  await app.user.click(screen.getByRole('button', { name: 'Submit Quote Request' }))
  const name = screen.getByRole('textbox', { name: /^Your Name/ })
  await waitFor(() => expect(name.closest('[inert]')).toBeInTheDocument())
  arrival.resolve(HttpResponse.json({ message: 'busy' }, { status: 503 }))
  await screen.findByRole('alert')
  expect(name.closest('[inert]')).toBeNull()
})

test('the confirmation of an account’s request is not shown signed out', async () => {
  storeDraft(MERE.email)
  server.use(created())
  const app = open(MERE)
  await toContact(app)
  await app.user.click(screen.getByRole('button', { name: 'Submit Quote Request' }))
  expect(await screen.findByText(/We also emailed it to mele@kokonut.test/)).toBeVisible()
  document.cookie = 'signed-in=; max-age=0'
  await act(() => app.router.navigate('/pricing'))
  await act(() => app.router.navigate(-1))
  expect(await businessName()).toHaveValue('')
  expect(screen.queryByText(/mele@kokonut.test/)).toBeNull()
})

test('without storage, no kept draft is promised', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  server.use(unreachable(calls.createQuoteRequest))
  const app = open()
  await app.user.type(await businessName(), 'Kokonut Oil')
  await app.user.click(screen.getByRole('radio', { name: 'Fiji' }))
  await app.user.click(next())
  await heading('Website Requirements')
  await app.user.click(next())
  await app.user.click(await screen.findByRole('radio', { name: /^Register a new domain/ }))
  await app.user.click(next())
  await app.user.type(await screen.findByRole('textbox', { name: /^Your Name/ }), 'Mele Talo')
  await app.user.type(screen.getByRole('textbox', { name: /^Email Address/ }), 'mele@kokonut.test')
  await app.user.click(screen.getByRole('button', { name: 'Submit Quote Request' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/still here: keep this page open/)
})
