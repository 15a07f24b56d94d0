import { calls } from '@portal/domain/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { aUser, SAVED_AT } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
import { fillWizard, BUSINESS, submitWizard } from '#test/business-wizard.ts'

/** Drafts on a device that is shared, has no storage, or is offline. */

vi.mock('#shared/urls/navigate-to.ts', () => ({ navigateTo: vi.fn<(address: string) => void>() }))

vi.mock('#shared/photos/shrink-photo.ts', () => ({
  shrinkPhoto: (file: Blob) => Promise.resolve(file),
  toDataUrl: () => Promise.resolve(''),
}))

const KEY = 'pending-shop-registration'
const MERE = aUser()
const OTHER = aUser({ firstName: 'Other', email: 'other@portal.test' })
const KEPT_FOR_ITS_OWNER =
  'This device has an unfinished listing. Sign in to the account that started it to continue.'
const created = { id: 7, slug: 'kokonut', status: 'pending', reference: 'PB-7K3F-9Q' } as const

interface StoredDraft {
  id: string
  owner: string | null
  form: { shopName: string }
}

const readDrafts = (): StoredDraft[] => {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { kept: { drafts: StoredDraft[] } } | null
  return stored?.kept.drafts ?? []
}

function storeDraft(own: object = {}) {
  const form = { ...BUSINESS, acceptTerms: false }
  const draft = { id: 'one', savedAt: SAVED_AT, owner: null, step: 1, form, images: [], ...own }
  const stored = { version: 1, drafts: [{ termsVersion: '2026-12-01', sending: null, ...draft }] }
  localStorage.setItem(KEY, JSON.stringify({ at: SAVED_AT, kept: stored }))
}

const dispatch = (target: EventTarget, event: string) => {
  act(() => {
    target.dispatchEvent(new Event(event))
  })
}
const comeBack = () => dispatch(document, 'visibilitychange')
const leave = () => dispatch(window, 'pagehide')
const shopName = () => screen.findByLabelText(/^Shop name/)
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled'))

function disableStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(navigateTo).mockClear()
  server.use(
    respondWith(calls.likelyDuplicates, 200, []),
    respondWith(calls.live, 200, { status: 'ok' }),
    refusingTheRest(),
  )
})
afterEach(() => vi.restoreAllMocks())

test('an account’s draft is restored for that account', async () => {
  storeDraft({ owner: MERE.email })
  renderApp('/register-business', { user: MERE })
  await screen.findByText(/Draft restored from/)
  expect(await shopName()).toHaveValue(BUSINESS.shopName)
})

test('another account begins blank, and both drafts are kept', async () => {
  storeDraft({ owner: MERE.email })
  const { user } = renderApp('/register-business', { user: OTHER })
  await user.type(await shopName(), 'Mat House')
  expect(await shopName()).toHaveValue('Mat House')
  expect(screen.queryByText(/kept on this device for the account/)).toBeNull()
  leave()
  expect(readDrafts().map(({ owner, form }) => [owner, form.shopName])).toEqual([
    [OTHER.email, 'Mat House'],
    [MERE.email, BUSINESS.shopName],
  ])
})

test('signed out, an account’s draft is only mentioned, with a link to sign in', async () => {
  storeDraft({ owner: MERE.email })
  const { user } = renderApp('/register-business')
  const alert = await screen.findByText(KEPT_FOR_ITS_OWNER, { exact: false })
  expect(await shopName()).toHaveValue('')
  expect(alert).not.toHaveTextContent(BUSINESS.shopName)
  const [signInLink] = [...alert.querySelectorAll('a')]
  expect(signInLink).toHaveTextContent('Sign In')
  expect(signInLink).toHaveAttribute('href', '/auth/sign-in?returnTo=%2Fregister-business')
  await user.type(await shopName(), 'Mat House')
  leave()
  expect(readDrafts().map(({ owner }) => owner)).toEqual([null, MERE.email])
})

test('a draft typed signed out becomes the account’s on the first change', async () => {
  storeDraft()
  const { user } = renderApp('/register-business', { user: MERE })
  await screen.findByText(/Draft restored from/)
  await isReady()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Location' })
  leave()
  expect(readDrafts()).toMatchObject([{ id: 'one', owner: null, step: 2 }])
  await user.type(screen.getByLabelText(/^City\/Town/), ' Harbour')
  leave()
  expect(readDrafts()).toMatchObject([{ id: 'one', owner: MERE.email }])
})

test('coming back from sign-in claims the draft', async () => {
  storeDraft({ step: 5 })
  renderApp('/register-business?resume=1', { user: MERE })
  await screen.findByRole('heading', { name: 'Terms' })
  await waitFor(() => expect(readDrafts()).toMatchObject([{ id: 'one', owner: MERE.email }]))
})

test('opens no draft before the account is known, and keeps input from before', async () => {
  storeDraft({ owner: OTHER.email })
  let resolveAccount = () => {}
  const account = new Promise<void>((resolve) => (resolveAccount = resolve))
  document.cookie = 'signed-in=1'
  server.use(
    http.get('*/api/auth/user', async () => {
      await account
      return HttpResponse.json(OTHER)
    }),
  )
  const { user } = renderApp('/register-business')
  expect(await shopName()).toHaveValue('')
  await user.type(await shopName(), 'Mat House')
  resolveAccount()
  await screen.findByText(/Draft restored from/)
  expect(await shopName()).toHaveValue('Mat House')
  expect(screen.getByLabelText(/^Category/)).toHaveValue(BUSINESS.category)
})

test('without a connection the last known account’s draft is opened', async () => {
  storeDraft({ owner: MERE.email })
  const first = renderApp('/register-business', { user: MERE })
  await screen.findByText(/Draft restored from/)
  first.unmount()
  server.use(unreachable(calls.currentUser))
  renderApp('/register-business')
  await screen.findByText(/Draft restored from/)
  expect(await shopName()).toHaveValue(BUSINESS.shopName)
})

test('returning to the page after signing out hides the draft', async () => {
  const { user } = renderApp('/register-business', { user: MERE })
  await screen.findByText(/^Account of/)
  await user.type(await shopName(), 'Kokonut')
  document.cookie = 'signed-in=; max-age=0'
  leave()
  comeBack()
  await screen.findByText(KEPT_FOR_ITS_OWNER, { exact: false })
  expect(await shopName()).toHaveValue('')
  expect(readDrafts()).toMatchObject([{ owner: MERE.email, form: { shopName: 'Kokonut' } }])
})

test('Undo disappears as soon as something is typed, and the old draft is gone', async () => {
  storeDraft()
  const { user } = renderApp('/register-business')
  await user.click(await screen.findByRole('button', { name: 'Discard and start again' }))
  await screen.findByRole('button', { name: 'Undo' })
  await user.type(await shopName(), 'M')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByText(/is back|is discarded/)).toBeNull()
  await user.type(await shopName(), 'at House')
  leave()
  expect(readDrafts().map(({ form }) => form.shopName)).toEqual(['Mat House'])
})

test('without storage, sign-in opens in another tab', async () => {
  disableStorage()
  const { user } = renderApp('/register-business')
  await shopName()
  expect(await screen.findByText('Not saved as you type')).toBeVisible()
  expect(screen.queryByText('Saved as you type')).toBeNull()
  expect(screen.queryByText(/without losing what you typed/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('target', '_blank')
  await fillWizard(user)
  await submitWizard(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not keep what you typed/)
  expect(navigateTo).not.toHaveBeenCalled()
  const signInLink = screen.getByRole('link', { name: 'Sign in in another tab' })
  expect(signInLink).toHaveAttribute('target', '_blank')
  expect(signInLink).toHaveAttribute('rel', 'noopener')

  const sent: unknown[] = []
  document.cookie = 'signed-in=1'
  server.use(
    respondWith(calls.currentUser, 200, MERE),
    respondWith(calls.createBusiness, 201, created, { onRequest: ({ body }) => void sent.push(body) }),
  )
  comeBack()
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(sent).toMatchObject([{ name: BUSINESS.shopName }])
})

test.each([
  ['no answer', unreachable(calls.live)],
  ['a server error', http.get('*/api/health/live', () => new HttpResponse('', { status: 503 }))],
])('%s: no redirect to sign-in', async (_name, handler) => {
  server.use(handler)
  const { user } = renderApp('/register-business')
  await shopName()
  await fillWizard(user)
  await submitWizard(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached.*still here/)
  expect(navigateTo).not.toHaveBeenCalled()
  server.use(respondWith(calls.live, 200, { status: 'ok' }))
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await waitFor(() => expect(navigateTo).toHaveBeenCalledOnce())
})

test('fields are inert while the form is sent', async () => {
  const arrival = Promise.withResolvers<Response>()
  server.use(http.post('*/api/businesses', () => arrival.promise))
  const { user } = renderApp('/register-business', { user: MERE })
  await shopName()
  await fillWizard(user)
  await submitWizard(user)
  const terms = screen.getByRole('checkbox', { name: /accept the terms/ })
  expect(terms.closest('[inert]')).toBeInTheDocument()
  arrival.resolve(HttpResponse.json({ message: 'busy' }, { status: 503 }))
  await screen.findByRole('alert')
  expect(terms.closest('[inert]')).toBeNull()
})

test('a draft sent in another tab warns first, and is sent with the same key', async () => {
  storeDraft({ form: { ...BUSINESS, acceptTerms: true }, owner: MERE.email, step: 5 })
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/businesses', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json(created, { status: 201 })
    }),
  )
  const stored = localStorage.getItem(KEY) ?? ''
  const first = renderApp('/register-business?resume=1', { user: MERE })
  await screen.findByRole('heading', { name: 'Terms' })
  await first.user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  first.unmount()

  localStorage.setItem(KEY, stored)
  const { user } = renderApp('/register-business?resume=1', { user: MERE })
  await screen.findByRole('heading', { name: 'Terms' })
  localStorage.removeItem(KEY)
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/sent or discarded in another tab/)
  expect(keys).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(keys[1]).toBe(keys[0])
})

test('warns before sign-in that photos have to be chosen again', async () => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  const { user, container } = renderApp('/register-business')
  await shopName()
  await fillWizard(user)
  expect(screen.queryByText(/choose your photos again/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Images' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])
  if (input) await user.upload(input, new File([bytes], 'front.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('button', { name: 'Remove front.jpg' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(/You choose your photos again after that/)).toBeVisible()
})
