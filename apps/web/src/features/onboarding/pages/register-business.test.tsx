import { calls } from '@portal/domain/contract'
import { PROVINCE_OUTLINES } from '@portal/reference-data'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readTypedAccount } from '#features/account/typed-account.api.ts'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { anOwnBusiness, aUser, SAVED_AT } from '#test/factories.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable, type SeenRequest } from '#test/server.ts'
import { fillWizard, BUSINESS, submitWizard } from '#test/business-wizard.ts'
import { expectFocus } from '#test/expect-focus.ts'

vi.mock('#shared/urls/navigate-to.ts', () => ({ navigateTo: vi.fn<(address: string) => void>() }))
vi.mock('#shared/photos/shrink-photo.ts', () => ({
  shrinkPhoto: (file: Blob) => Promise.resolve(file),
  toDataUrl: () => Promise.resolve('data:image/jpeg;base64,/9j/'),
}))

const KEY = 'pending-shop-registration'
const created = { id: 7, slug: 'kokonut', status: 'pending', reference: 'PB-7K3F-9Q' } as const
const photo = (name = 'front.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])], name, { type: 'image/jpeg' })

interface Sent {
  key: string | null
  body: Record<string, unknown>
}

/** Mocks registrations and returns those received; the responses are used in order, the last one repeatedly. */
function takingRegistrations(...responses: (() => Response)[]): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/api/businesses', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push({ key: request.headers.get('idempotency-key'), body })
      const response = responses[sent.length - 1] ?? responses.at(-1)
      return response ? response() : HttpResponse.json(created, { status: 201 })
    }),
  )
  return sent
}

const openWizard = async (path = '/register-business', user = aUser()) => {
  const app = renderApp(path, { user })
  await screen.findByLabelText(/^Shop name/)
  return app
}

const readStoredText = () => localStorage.getItem(KEY) ?? ''

beforeEach(() => {
  localStorage.clear()
  vi.mocked(navigateTo).mockClear()
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  server.use(respondWith(calls.likelyDuplicates, 200, []), refusingTheRest())
})

test('Next is enabled once the step’s required fields are filled', async () => {
  const { user } = await openWizard()
  expect(screen.getByText('step 1 of 5 · 20% complete')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  const next = screen.getByRole('button', { name: 'Next' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveAccessibleDescription(
    'Still needed: the shop’s name, a category and a description of at least 50 characters.',
  )
  const name = screen.getByLabelText(/^Shop name/)
  expect(name).toBeRequired()
  // The note explains the marks before the first one.
  const note = screen.getByText('Fields marked * are required.')
  expect(note.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(name, 'Kokonut')
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Handicrafts')
  await user.click(screen.getByLabelText(/^Description/))
  await user.paste('x'.repeat(49))
  expect(screen.getByText('49 / 1000 characters (minimum 50)')).toBeVisible()
  expect(next).toHaveAccessibleDescription('Still needed: a description of at least 50 characters.')
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.paste('x')
  expect(next).not.toHaveAttribute('aria-disabled')
  await user.click(next)
  await screen.findByText('step 2 of 5 · 40% complete')
  await expectFocus(screen.getByRole('heading', { name: 'Location' }))
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

test('groups products and industries, and lists the provinces of the chosen country', async () => {
  const { user } = await openWizard()
  const [products, industries] = screen.getAllByRole('group').filter((group) => group.tagName === 'OPTGROUP')
  expect(within(products ?? document.body).getAllByRole('option')).toHaveLength(10)
  expect(within(industries ?? document.body).getAllByRole('option')).toHaveLength(10)
  await fillWizard(user)
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  const provinces = within(await screen.findByLabelText(/^Province/))
  expect(provinces.getAllByRole('option')).toHaveLength(11)
  expect(provinces.getByRole('option', { name: 'Honiara (Capital)' })).toHaveValue('honiara')
  expect(provinces.getByRole('option', { name: 'Rennell and Bellona Province' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Country'), 'fj')
  expect(screen.getByRole('option', { name: 'All of Fiji' })).toHaveValue('fj')
  expect(screen.getByLabelText(/^Province/)).toHaveValue('fj')
})

test('shows the emblem of the chosen province beside its name, and the flag until one is chosen', async () => {
  const { user } = await openWizard()
  await fillWizard(user)
  for (let step = 5; step > 2; step -= 1) await user.click(screen.getByRole('button', { name: 'Previous' }))
  const select = await screen.findByLabelText(/^Province/)
  const outlines = () =>
    [...(select.parentElement?.querySelectorAll('svg path') ?? [])].map((path) => path.getAttribute('d'))
  await user.selectOptions(select, 'malaita')
  expect(outlines()).toEqual([PROVINCE_OUTLINES.malaita.path])
  await user.selectOptions(select, 'western')
  expect(outlines()).toEqual([PROVINCE_OUTLINES.western.path])
  await user.selectOptions(select, '')
  expect(outlines()).not.toContain(PROVINCE_OUTLINES.western.path)
})

test('sends the whole form once, and shows what happens next', async () => {
  const { user, router } = await openWizard()
  const sent = takingRegistrations()
  await fillWizard(user, { phone: '+677 740 0112' })
  expect(screen.getByRole('button', { name: 'Submit for Review' })).toHaveAttribute('aria-disabled', 'true')
  const terms = screen.getByRole('checkbox', { name: /accept the terms/ })
  expect(terms).toBeRequired()
  await user.click(terms)
  pressTwice(screen.getByRole('button', { name: 'Submit for Review' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Registration Successful!' })
  await expectFocus(heading)
  expect(
    screen.getByText(
      /^We’ve received your listing, and an email confirms it\. We review it within 3 working days/,
    ),
  ).toBeVisible()
  expect(screen.getByText('PB-7K3F-9Q')).toBeVisible()
  const points = screen.getByRole('heading', { name: 'What happens next?' }).parentElement
  expect(within(points ?? document.body).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(await screen.findByText('Shop Registered Successfully!')).toBeVisible()
  expect(
    screen.getByText("Your shop has been submitted for review. You'll receive an email within 24 hours."),
  ).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(sent[0]?.body).toEqual({
    name: BUSINESS.shopName,
    category: BUSINESS.category,
    description: BUSINESS.description,
    country: 'malaita',
    address: 'Auki',
    email: BUSINESS.email,
    phone: '+677 740 0112',
    images: [],
    ownerName: BUSINESS.ownerName,
    termsVersion: '2026-12-01',
  })
  expect(localStorage.getItem(KEY)).toBeNull()
  await router.navigate(-1)
  expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('')
})

/** From the last step back to the one that asks for contacts. */
async function goBackToContact(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Images' })
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Contact' })
}

async function replaceWith(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

test('a wrong email address and phone number are refused on their own step', async () => {
  const { user } = await openWizard()
  await fillWizard(user)
  await goBackToContact(user)
  const [email, phone] = [screen.getByLabelText(/^Email/), screen.getByLabelText(/^Phone/)]
  await replaceWith(user, email, 'mele')
  await replaceWith(user, phone, '12')
  expect(email).not.toHaveAttribute('aria-invalid')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectFocus(email)
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible()
  const problems = screen.getByRole('alert')
  const messages = within(problems)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(messages).toEqual([
    'Please enter a valid email address',
    'Please enter a valid Solomon Islands phone number (+677 format recommended)',
  ])
  await user.type(email, '@kokonut.test')
  await waitFor(() => expect(email).toBeValid())
  await user.click(within(problems).getByRole('link'))
  await expectFocus(phone)
  await user.clear(phone)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Images' })
})

test('submitting with an error on an earlier step focuses its field there', async () => {
  const { user, router } = await openWizard()
  const sent = takingRegistrations()
  await fillWizard(user)
  await goBackToContact(user)
  await replaceWith(user, screen.getByLabelText(/^Email/), 'mele')
  // Forward passes the button that checks the step.
  await act(() => router.navigate(2))
  await screen.findByRole('heading', { name: 'Terms' })
  await submitWizard(user)
  await screen.findByRole('heading', { name: 'Contact' })
  await expectFocus(screen.getByLabelText(/^Email/))
  expect(sent).toEqual([])
})

test('shows the API’s message at the form’s own field', async () => {
  const { user } = await openWizard()
  server.use(
    respondWith(calls.createBusiness, 400, {
      message: 'Please check the marked fields',
      fields: { name: 'Shop name must be less than 100 characters', images: 'This photo is broken' },
    }),
  )
  await fillWizard(user)
  await submitWizard(user)
  const name = await screen.findByLabelText(/^Shop name/)
  await expectFocus(name)
  expect(name).toBeInvalid()
  expect(screen.getAllByText('Shop name must be less than 100 characters')).toHaveLength(2)
  expect(await screen.findByText('Registration Failed')).toBeVisible()
})

test('Back and Previous walk the steps', async () => {
  const { user, router } = await openWizard()
  await fillWizard(user)
  await router.navigate(-1)
  await expectFocus(await screen.findByRole('heading', { name: 'Images' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Contact' })
  await router.navigate(1)
  expect(await screen.findByRole('heading', { name: 'Images' })).toBeVisible()
})

test('a retry after a lost connection reuses the idempotency key, other content gets a new one', async () => {
  const { user } = await openWizard()
  const sent = takingRegistrations(
    () => HttpResponse.error(),
    () => HttpResponse.json({ message: 'busy' }, { status: 503, headers: { 'Retry-After': '20' } }),
    () => HttpResponse.json(created, { status: 201 }),
  )
  await fillWizard(user)
  await submitWizard(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /connection was lost.*still here.*won’t list it twice/,
  )
  expect(await screen.findByText('Registration Failed')).toBeVisible()
  expect(screen.getByText('Failed to register your shop. Please try again or contact support.')).toBeVisible()
  expect(readStoredText()).toContain(BUSINESS.shopName)
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/very busy.*in 20 seconds/))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Images' })
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.type(await screen.findByLabelText(/^Business license/), 'SB-1')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Images' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Submit for Review' }))
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(await screen.findByText('Shop Registered Successfully!')).toBeVisible()
  expect(screen.queryByText('Registration Failed')).toBeNull()
  const [first, second, third] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test.each([
  [413, {}, /too large together.*Images step/],
  [429, { 'Retry-After': '300' }, /short time.*in 5 minutes/],
  [429, { 'Retry-After': '3600' }, /short time.*in 1 hour\b/],
  [500, {}, /wrong on our side.*contact@portal.example/],
] as const)('status %i says what to do next', async (status, headers, words) => {
  const { user } = await openWizard()
  takingRegistrations(() => HttpResponse.json({ message: 'No' }, { status, headers }))
  await fillWizard(user)
  await submitWizard(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('button', { name: 'Submit for Review' })).not.toHaveAttribute('aria-disabled')
})

test.each([413, 429])('status %i about photos shows the API’s own sentence', async (status) => {
  const { user } = await openWizard()
  const images = 'Your listings’ photos fill the 200 MB of your account.'
  takingRegistrations(() => HttpResponse.json({ message: images, fields: { images } }, { status }))
  await fillWizard(user)
  await submitWizard(user)
  const alerts = await screen.findAllByRole('alert')
  const said = alerts.map(({ textContent }) => textContent).join(' ')
  expect(said).toContain(`We couldn’t receive the photos. ${images}`)
  expect(said).not.toMatch(/too large together|short time/)
})

test('signed out, submitting stores the draft and redirects to a new account', async () => {
  const { user } = renderApp('/list-business')
  await screen.findByLabelText(/^Shop name/)
  expect(screen.getByText(/need a free account to send your listing/)).toBeVisible()
  const sent = takingRegistrations()
  await fillWizard(user)
  // Also for those who leave by the link to sign in.
  expect(readTypedAccount()).toMatchObject({ email: BUSINESS.email })
  expect(screen.getByText(/“Submit for Review” opens one/)).toBeVisible()
  await submitWizard(user)
  await waitFor(() =>
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith(
      '/api/login?returnTo=%2Fregister-business%3Fresume%3D1&prompt=create',
    ),
  )
  expect(sent).toEqual([])
  expect(readStoredText()).toContain(BUSINESS.email)
})

test('a session that has ended meanwhile redirects to sign-in', async () => {
  const { user } = await openWizard()
  takingRegistrations(() => HttpResponse.json({ message: 'Please sign in' }, { status: 401 }))
  await fillWizard(user)
  await submitWizard(user)
  await waitFor(() => expect(navigateTo).toHaveBeenCalledOnce())
  expect(screen.queryByText('Registration Failed')).toBeNull()
})

const storeDraft = (own: object = {}) => {
  const form = { ...BUSINESS, acceptTerms: true }
  const draft = { id: 'one', savedAt: SAVED_AT, step: 5, form, images: [], termsVersion: '2026-12-01' }
  const stored = { version: 1, drafts: [{ ...draft, sending: null, ...own }] }
  localStorage.setItem(KEY, JSON.stringify({ at: SAVED_AT, kept: stored }))
}

test('after sign-in the last step opens with the draft and lists the photos to attach again', async () => {
  storeDraft({ images: [{ name: 'front.jpg', size: 12, type: 'image/jpeg' }] })
  const sent = takingRegistrations()
  const { user, container, router } = renderApp('/register-business?resume=1', { user: aUser() })
  await screen.findByRole('heading', { name: 'Terms' })
  expect(screen.getByRole('checkbox', { name: /accept the terms/ })).toBeChecked()
  const list = screen.getByRole('list', { name: 'Photos to attach again' })
  expect(list).toHaveTextContent('front.jpg')
  expect(sent).toEqual([])
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, photo())
  expect(await screen.findByText('Your photos are attached again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Submit for Review' }))
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(sent[0]?.body).toMatchObject({ name: BUSINESS.shopName, images: ['data:image/jpeg;base64,/9j/'] })
  await router.navigate(-1)
  expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('')
})

test('the photos of a draft are left out only if the owner says so', async () => {
  storeDraft({ images: [{ name: 'front.jpg', size: 12, type: 'image/jpeg' }] })
  const sent = takingRegistrations()
  const { user } = renderApp('/register-business?resume=1', { user: aUser() })
  await screen.findByRole('heading', { name: 'Terms' })
  const submit = screen.getByRole('button', { name: 'Submit for Review' })
  await user.click(submit)
  expect(submit).toHaveAccessibleDescription('Still needed: your photos again, or “Continue without photos”.')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue without photos' }))
  await user.click(submit)
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(sent[0]?.body).toMatchObject({ name: BUSINESS.shopName, images: [] })
})

test('a draft is restored at the next visit, and can be discarded and brought back', async () => {
  storeDraft({ step: 3 })
  const { user } = renderApp('/register-business')
  await screen.findByRole('heading', { name: 'Contact' })
  expect(screen.getByText(/Draft restored from/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard and start again' }))
  expect(await screen.findByLabelText(/^Shop name/)).toHaveValue('')
  await waitFor(() => expect(localStorage).toHaveLength(0))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'Contact' })
  expect(screen.getByLabelText(/^Email/)).toHaveValue(BUSINESS.email)
  await waitFor(() => expect(readStoredText()).toContain(BUSINESS.email))
})

test('opening a draft without a change keeps its age', async () => {
  storeDraft({ step: 3 })
  const { user } = renderApp('/register-business')
  await screen.findByRole('heading', { name: 'Contact' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Images' })
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'))
    expect(readStoredText()).toContain('"step":4')
  })
  expect(readStoredText()).toContain(`"savedAt":${SAVED_AT}`)
})

test('back from a new account, one press is left', async () => {
  storeDraft({})
  renderApp('/register-business?resume=1', { user: aUser() })
  expect(await screen.findByText(/One more tap: “Submit for Review”/)).toBeVisible()
  expect(screen.queryByText(/Draft restored/)).toBeNull()
})

test('changed terms have to be accepted again', async () => {
  storeDraft({ termsVersion: '2025-01-01' })
  renderApp('/register-business?resume=1', { user: aUser() })
  await screen.findByRole('heading', { name: 'Terms' })
  expect(screen.getByRole('checkbox', { name: /accept the terms/ })).not.toBeChecked()
})

test('leaving the page stores the input', async () => {
  const { user } = await openWizard()
  // The draft's owner has to be known first.
  await screen.findByText(/^Account of/)
  await user.type(screen.getByLabelText(/^Shop name/), 'Kokonut')
  window.dispatchEvent(new Event('pagehide'))
  expect(readStoredText()).toContain('Kokonut')
})

test('photos are previewed, ordered and removed; rejected files are named in a toast and at the field', async () => {
  const { user, container } = await openWizard()
  const sent = takingRegistrations()
  await fillWizard(user)
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByRole('heading', { name: 'Images' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for photos')
  const rule = 'visitors see your first photo, the cover. Enhanced (US$129 a year) shows all of them.'
  expect(screen.getByText(`On the free trial, ${rule}`)).toBeVisible()
  await user.upload(input, [photo('front.jpg'), photo('inside.jpg')])
  const photos = await screen.findByRole('group', { name: 'Photos' })
  await within(photos).findByRole('button', { name: 'Remove inside.jpg' })
  await user.upload(input, [new File(['GIF89a'], 'moving.png', { type: 'image/png' })])
  const refusal = 'moving.png is not a valid image format. Please use JPG, PNG, or WebP.'
  expect(await screen.findByText('Invalid file type')).toBeVisible()
  expect(screen.getAllByText(refusal)).toHaveLength(2)
  await user.click(within(photos).getByRole('button', { name: 'Remove front.jpg' }))
  expect(within(photos).queryByText('front.jpg')).toBeNull()
  await user.upload(input, [photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg')])
  // Replaces the previous message, and is at the field.
  await waitFor(() => expect(screen.getAllByText('You can upload a maximum of 4 images.')).toHaveLength(2))
  expect(screen.queryByText(refusal)).toBeNull()
  expect(within(photos).queryByText('1.jpg')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Terms' })
  await submitWizard(user)
  await screen.findByRole('heading', { name: 'Registration Successful!' })
  expect(sent[0]?.body.images).toHaveLength(1)
})

test('the country in the address decides the phone rule', async () => {
  const { user } = await openWizard('/register-business?country=fj')
  await fillWizard(user, { province: 'fj', cityTown: 'Suva', phone: '+679 330 1234' })
  await goBackToContact(user)
  const phone = screen.getByLabelText(/^Phone/)
  await replaceWith(user, phone, '+677 740 0112')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectFocus(phone)
  expect(phone).toHaveAccessibleDescription(/valid Fiji phone number \(\+679 format recommended\)/)
})

test('likely duplicates are shown, and submitting still works', async () => {
  const found = { ...anOwnBusiness(), samePhone: true, own: false } as const
  const { id, name, slug, category, country, province, address, status, samePhone, own } = found
  const duplicate = { id, name, slug, category, country, province, address, status, samePhone, own }
  server.use(
    respondWith(calls.likelyDuplicates, 200, [
      duplicate,
      { ...duplicate, id: 2, name: 'Kokonut Oil', own: true, status: 'pending' },
    ]),
  )
  const { user } = await openWizard()
  await fillWizard(user)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/sb/food-and-beverages/${slug}`)
  expect(screen.getByText(/with the same phone number/)).toBeVisible()
  expect(screen.getByText(/You already sent this/)).toHaveTextContent('Kokonut Oil')
  takingRegistrations()
  await submitWizard(user)
  await screen.findByRole('heading', { name: 'Registration Successful!' })
})

test('fetches likely duplicates one step ahead, so that the terms don’t shift', async () => {
  const phones: (string | null)[] = []
  const onRequest = ({ url }: SeenRequest) => phones.push(url.searchParams.get('phone'))
  server.use(respondWith(calls.likelyDuplicates, 200, [], { onRequest }))
  const { user } = await openWizard()
  await fillWizard(user, { phone: '+677 740 0112' })
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await replaceWith(user, await screen.findByLabelText(/^Phone/), '+677 74002')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(phones).toEqual(['+677 740 0112', '+677 74002']))
  expect(screen.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible()
})

test('a failed call for duplicates shows nothing', async () => {
  server.use(unreachable(calls.likelyDuplicates))
  const { user } = await openWizard()
  await fillWizard(user)
  expect(screen.queryByText(/in the directory already/)).toBeNull()
})

const rejection = {
  reason: 'incomplete',
  note: 'Please add your village.',
  at: '2026-11-19T02:00:00.000Z',
}

const rejected = anOwnBusiness({
  id: 9,
  status: 'rejected',
  description: BUSINESS.description,
  email: 'sales@kokonut.test',
  rejection,
  photos: ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB'].map((name) => ({
    src: `/media/${name}-1600.webp`,
    srcset: '',
    width: 1600,
    height: 1200,
    color: '#336655',
    caption: null,
  })),
})

test('a rejected business shows its reason, keeps its photos, and is sent again', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(calls.getBusiness, 200, rejected),
    respondWith(
      calls.resubmitBusiness,
      200,
      { ...created, id: 9 },
      { onRequest: ({ url, body }) => void sent.push([url.pathname, body]) },
    ),
  )
  const { user } = renderApp('/register-business?resubmit=9', { user: aUser() })
  expect(await screen.findByLabelText(/^Shop name/)).toHaveValue(rejected.name)
  expect(screen.getByText('Important details are missing.')).toBeVisible()
  expect(screen.queryByText('Free for 90 days')).toBeNull()
  expect(screen.getByText('Please add your village.')).toHaveStyle({ whiteSpace: 'pre-line' })
  expect(screen.getByRole('link', { name: 'change the whole listing' })).toHaveAttribute(
    'href',
    '/dashboard/listings/9/edit',
  )
  for (const heading of ['Location', 'Contact', 'Images']) {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: heading })
    window.dispatchEvent(new Event('pagehide'))
  }
  expect(localStorage.getItem(`${KEY}-9`)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Move Photo 2 earlier' }))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(`${KEY}-9`)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Terms' })
  await submitWizard(user)
  await screen.findByRole('heading', { name: 'Changes received' })
  expect(
    screen.getByText(/^We’ve received your changes\. We review your listing again within 3/),
  ).toBeVisible()
  expect(screen.queryByText('Shop Registered Successfully!')).toBeNull()
  expect(sent).toMatchObject([
    [
      '/api/businesses/9/registration',
      {
        name: rejected.name,
        images: ['/media/BBBBBBBBBBBBBBBBBBBBBB-1600.webp', '/media/AAAAAAAAAAAAAAAAAAAAAA-1600.webp'],
      },
    ],
  ])
})

test.each([
  ['photos', 'Images', 'The photos don’t show the business clearly'],
  ['wrong-place', 'Location', 'The country, province or town is not right'],
  ['contact-unreachable', 'Contact', 'The phone number or email address does not work'],
  ['duplicate', 'Shop Info', 'This business is already listed'],
])(
  'rejected for %s, a business opens at %s with the reason beside the field',
  async (reason, step, label) => {
    server.use(respondWith(calls.getBusiness, 200, { ...rejected, rejection: { ...rejection, reason } }))
    renderApp('/register-business?resubmit=9', { user: aUser() })
    expect(await screen.findByRole('heading', { level: 2, name: step })).toBeVisible()
    expect(screen.getByText(`Our review: ${label}.`)).toBeVisible()
  },
)

test('the reason beside the photos goes once they are changed, and the steps before are in the history', async () => {
  const aboutPhotos = { ...rejected, rejection: { ...rejection, reason: 'photos' } }
  server.use(respondWith(calls.getBusiness, 200, aboutPhotos))
  const { user, router } = renderApp('/register-business?resubmit=9', { user: aUser() })
  await screen.findByText(/^Our review/)
  await user.click(screen.getByRole('button', { name: 'Move Photo 2 earlier' }))
  expect(screen.queryByText(/^Our review/)).toBeNull()
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { level: 2, name: 'Contact' })).toBeVisible()
})

test.each([
  ['pending', /is in review/],
  ['approved', /approved already/],
] as const)('a %s business can’t be resubmitted', async (status, words) => {
  server.use(respondWith(calls.getBusiness, 200, { ...rejected, status }))
  renderApp('/register-business?resubmit=9', { user: aUser() })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('somebody else’s business is not found', async () => {
  server.use(respondWith(calls.getBusiness, 404, { message: 'Business not found' }))
  renderApp('/register-business?resubmit=9', { user: aUser() })
  expect(await screen.findByText('This listing is not in your account')).toBeVisible()
})

test('resubmitting signed out redirects to sign-in', async () => {
  const { router } = renderApp('/register-business?resubmit=9')
  await expect.poll(() => router.state.location.pathname).toBe('/auth/sign-in')
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
    '/register-business?resubmit=9',
  )
})
