import { calls, type NewTender } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { typeFast } from '#test/type-fast.ts'
import '../components/TenderForm.tsx'
// Loaded up front, so that no test waits for it.
import './post-tender.screen.tsx'

beforeEach(() => localStorage.clear())

const TAKEN = { id: 7, slug: 'solar-lights', status: 'pending' as const, reference: 'TD-7K3F-9Q' }
const SUMMARY = 'Supply and fitting of forty solar lights at the market.'
const DESCRIPTION = 'Forty lights on poles of six metres along the wharf road, fitted before the rains begin.'
const SUBMIT = 'In a sealed envelope at the market office.'

/** Records the idempotency keys of sent tenders. */
function keysSent() {
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
  })
  return keys
}

/** Mocks tender submissions; returns those received. */
function takingTenders() {
  const sent: unknown[] = []
  server.use(respondWith(calls.submitTender, 201, TAKEN, { onRequest: ({ body }) => sent.push(body) }))
  return sent
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send tender for review' })

async function open(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/tenders/post', options)
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
  return app
}

type App = Awaited<ReturnType<typeof open>>

async function put(user: App['user'], control: HTMLElement, text: string) {
  await user.click(control)
  await user.paste(text)
}

async function fill({ user }: App) {
  await put(user, field(/^Title/), 'Solar lights for Auki market')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Kind/ }), 'Government Tenders')
  await put(user, field(/^Summary/), SUMMARY)
  await put(user, field(/^Description/), DESCRIPTION)
  await put(user, field(/^Issuer/), 'Auki Market Committee')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Solomon Islands')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Province/ }), 'malaita')
  await put(user, screen.getByLabelText(/^Closing day/), '2026-12-05')
  await put(user, screen.getByLabelText(/^Closing time/), '16:00')
  await put(user, field(/^How to submit/), SUBMIT)
  await put(user, field(/^Your name/), 'Ruth Maelasi')
  await put(user, field(/^Your email address/), 'ruth@market.example')
  await user.click(screen.getByRole('checkbox', { name: /^I have the right to publish this/ }))
}

test('sends a tender once by the contract, and shows its reference', async () => {
  const keys = keysSent()
  const sent = takingTenders()
  const app = await open()
  await fill(app)
  pressTwice(send())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tender sent' })
  await expectFocus(heading)
  expect(screen.getByText('TD-7K3F-9Q')).toBeVisible()
  expect(screen.getByText(/We also emailed it to ruth@market.example/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      title: 'Solar lights for Auki market',
      kind: 'government',
      country: 'sb',
      province: 'malaita',
      closingDate: '2026-12-05',
      closingTime: '16:00',
      lots: [],
      documents: [],
      acceptTerms: true,
      contactFax: '',
    } satisfies Partial<NewTender>),
  ])
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
  expect(localStorage.getItem('pending-tender')).toBeNull()
})

test('lots and documents are added and removed', async () => {
  const sent = takingTenders()
  const app = await open()
  const { user } = app
  await fill(app)
  await user.click(screen.getByRole('button', { name: 'Add a lot' }))
  const lot = within(screen.getByRole('group', { name: 'Lot 1' }))
  await expectFocus(lot.getByRole('textbox', { name: /^Name of the lot/ }))
  await put(user, lot.getByRole('textbox', { name: /^Name of the lot/ }), 'Lights')
  await user.click(screen.getByRole('button', { name: 'Add a lot' }))
  await user.click(screen.getByRole('button', { name: 'Remove lot 2' }))
  await expectFocus(screen.getByRole('button', { name: 'Add a lot' }))
  await user.click(screen.getByRole('button', { name: 'Add a document' }))
  const document = within(screen.getByRole('group', { name: 'Document 1' }))
  await put(user, document.getByRole('textbox', { name: /^Name of the document/ }), 'Drawings')
  await put(user, document.getByRole('textbox', { name: /^Web address/ }), 'market.example/drawings.pdf')
  await user.click(send())
  await screen.findByRole('heading', { level: 1, name: 'Tender sent' })
  expect(sent).toEqual([
    expect.objectContaining({
      lots: [{ title: 'Lights', description: '' }],
      documents: [{ title: 'Drawings', url: 'https://market.example/drawings.pdf' }],
    }),
  ])
})

test('lists what is missing on submit with links to the fields, then validates on each change', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a lot' }))
  await user.click(send())
  const list = within(await screen.findByRole('alert'))
  await expectFocus(field(/^Title/))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title must be at least 5 characters',
    'Please select a kind of tender',
    'Summary must be at least 20 characters',
    'Description must be at least 50 characters',
    'Issuer must be at least 2 characters',
    'Please select a country',
    'Lot must be at least 2 characters',
    'Please enter the closing day',
    'Please enter the closing time',
    'How to submit must be at least 20 characters',
    'Your name must be at least 2 characters',
    'Please enter a valid email address',
    'Please confirm that you have the right to publish this',
  ])
  await user.click(list.getByRole('link', { name: /^Lot must/ }))
  await expectFocus(screen.getByRole('textbox', { name: /^Name of the lot/ }))
  await user.type(field(/^Title/), 'Solar')
  await waitFor(() => expect(list.queryByRole('link', { name: /^Title/ })).toBeNull())
})

test('offers provinces of the country, and clears one of another country', async () => {
  const sent = takingTenders()
  const app = await open()
  await fill(app)
  await app.user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Fiji')
  expect(screen.queryByRole('combobox', { name: /^Province/ })).toBeNull()
  await app.user.click(send())
  await screen.findByRole('heading', { level: 1, name: 'Tender sent' })
  expect(sent).toEqual([expect.objectContaining({ country: 'fj', province: '' })])
})

test('shows and focuses a field that the API rejects', async () => {
  const message = 'Please choose a closing time that is still to come'
  server.use(respondWith(calls.submitTender, 400, { message, fields: { closingDate: message } }))
  const app = await open()
  await fill(app)
  await app.user.click(send())
  expect(await screen.findByRole('link', { name: message })).toBeVisible()
  await expectFocus(screen.getByLabelText(/^Closing day/))
  expect(screen.getByLabelText(/^Closing day/)).toHaveAccessibleDescription(message)
})

test('a retry after a lost connection has the same idempotency key', async () => {
  const keys = keysSent()
  server.use(unreachable(calls.submitTender))
  const app = await open()
  await fill(app)
  await app.user.click(send())
  expect(await screen.findByText(/There is no connection to the portal/)).toHaveTextContent(
    /Everything you typed is kept on this device/,
  )
  expect(field(/^Title/)).toHaveValue('Solar lights for Auki market')
  takingTenders()
  await app.user.click(send())
  await screen.findByRole('heading', { level: 1, name: 'Tender sent' })
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('a draft is restored after the tab was closed, and can be discarded and brought back', async () => {
  const first = await open()
  await put(first.user, field(/^Title/), 'Solar lights')
  await first.user.click(screen.getByRole('button', { name: 'Add a lot' }))
  await put(first.user, field(/^Name of the lot/), 'Poles')
  first.unmount()
  const { user } = await open()
  expect(await screen.findByText('Draft restored from this device.')).toBeVisible()
  expect(field(/^Title/)).toHaveValue('Solar lights')
  expect(field(/^Name of the lot/)).toHaveValue('Poles')
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(field(/^Title/)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field(/^Title/)).toHaveValue('Solar lights')
})

test('prefills name and address of the signed-in person', async () => {
  await open({ user: aUser({ firstName: 'Mele', lastName: 'Talo', email: 'mele@kokonut.test' }) })
  await waitFor(() => expect(field(/^Your name/)).toHaveValue('Mele Talo'))
  expect(field(/^Your email address/)).toHaveValue('mele@kokonut.test')
})

test('a title may be typed faster than the page can follow', async () => {
  const title = 'Supply and fitting of forty solar lights at Auki market, Malaita Province'
  const app = await open()
  await typeFast(field(/^Title/), title)
  app.unmount()
  await open()
  expect(await screen.findByDisplayValue(title)).toBeVisible()
})
