import { calls } from '@portal/domain/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './quote-builder.screen.tsx'
import '../builder/QuoteBuilder.tsx'

beforeEach(() => localStorage.clear())

const CREATED = {
  id: 7,
  reference: 'PB-7K3F-9Q',
  status: 'new' as const,
  estimate: { base: 800, services: [], total: 800, currency: 'USD' },
  createdAt: '2026-11-20T02:00:00.000Z',
}

/** Mocks quote requests; returns those received. */
function takingRequests() {
  const sent: unknown[] = []
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
  })
  server.use(
    respondWith(calls.createQuoteRequest, 201, CREATED, { onRequest: ({ body }) => sent.push(body) }),
  )
  return { sent, keys }
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = () => within(screen.getByRole('region', { name: 'Cost Estimate' }))
const field = (name: RegExp) => screen.getByRole('textbox', { name })

async function open(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/quote-builder', options)
  await heading('Business Information')
  return app
}

type App = Awaited<ReturnType<typeof open>>

async function toWebsite({ user }: App) {
  await user.type(field(/^Business Name/), 'Kokonut Oil')
  await user.click(screen.getByRole('radio', { name: 'Fiji' }))
  await user.click(button('Next'))
  await heading('Website Requirements')
}

async function toContact(app: App) {
  await toWebsite(app)
  await app.user.click(button('Next'))
  await heading('Domain and Additional Services')
  await app.user.click(screen.getByRole('radio', { name: /^Register a new domain/ }))
  await app.user.click(button('Next'))
  await heading('Contact Information')
}

async function fillContact({ user }: App) {
  await user.type(field(/^Your Name/), 'Mele Talo')
  await user.type(field(/^Email Address/), 'mele@kokonut.test')
}

test('Next is disabled without business name and country, Previous on the first step', async () => {
  const { user } = await open()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).toHaveAccessibleDescription('Still needed: the name of your business and a country.')
  button('Next').focus()
  await user.keyboard('{Enter} ')
  expect(button('Next')).toHaveFocus()
  expect(screen.getByRole('heading', { level: 2, name: 'Business Information' })).toBeVisible()
  await user.type(field(/^Business Name/), 'K')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Still needed: a country.',
    ),
  )
  await user.click(screen.getByRole('radio', { name: 'Vanuatu' }))
  expect(button('Next')).not.toHaveAttribute('aria-disabled')
  expect(screen.getByText('step 1 of 4 · 25% complete')).toBeVisible()
})

test('Next on the third step is disabled without a domain choice', async () => {
  const app = await open()
  await toWebsite(app)
  await app.user.click(button('Next'))
  await heading('Domain and Additional Services')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(screen.getByRole('radio', { name: /^Use an existing domain/ }))
  expect(button('Next')).not.toHaveAttribute('aria-disabled')
})

test('the estimate adds up the choices, and announces a new total', async () => {
  const app = await open()
  expect(panel().getByText('Estimated total').nextElementSibling).toHaveTextContent('US$800')
  await toWebsite(app)
  await app.user.click(screen.getByRole('radio', { name: /^5 pages/ }))
  await app.user.click(screen.getByRole('checkbox', { name: 'Online booking system' }))
  expect(panel().getByText('Website, 5 pages').nextElementSibling).toHaveTextContent('US$1,200')
  expect(panel().getByText('Online booking system').nextElementSibling).toHaveTextContent('US$400')
  expect(panel().getByText('Estimated total').nextElementSibling).toHaveTextContent('US$1,600')
  expect(panel().getByRole('status')).toHaveTextContent('Estimated total US$1,600')
  expect(panel().getByText(/then US\$120\/year/)).toBeInTheDocument()
})

test('a new domain ends with .com; choosing an existing one clears the name and offers a plain field', async () => {
  const app = await open()
  await toWebsite(app)
  await app.user.click(button('Next'))
  await heading('Domain and Additional Services')
  await app.user.click(screen.getByRole('radio', { name: /^Register a new domain/ }))
  expect(screen.getByText('.com')).toBeVisible()
  await app.user.type(field(/^Preferred domain name/), 'kokonut')
  await app.user.click(screen.getByRole('radio', { name: /^Use an existing domain/ }))
  expect(field(/^Your domain/)).toHaveValue('')
  expect(screen.queryByText('.com')).toBeNull()
})

test('Back walks the steps and keeps what was typed', async () => {
  const app = await open()
  await toWebsite(app)
  await expectFocus(await heading('Website Requirements'))
  await act(() => app.router.navigate(-1))
  await heading('Business Information')
  expect(field(/^Business Name/)).toHaveValue('Kokonut Oil')
  await app.user.click(button('Next'))
  await heading('Website Requirements')
  await app.user.click(button('Previous'))
  await heading('Business Information')
})

test('sends a request once on a double click, and shows its reference', async () => {
  const { sent } = takingRequests()
  const app = await open()
  await toContact(app)
  await fillContact(app)
  pressTwice(button('Submit Quote Request'))
  const title = await screen.findByRole('heading', { level: 1, name: 'Quote Request Submitted!' })
  await expectFocus(title)
  expect(
    await screen.findByText("We'll review your requirements and send you a custom quote within 24 hours."),
  ).toBeVisible()
  expect(sent).toEqual([
    {
      businessName: 'Kokonut Oil',
      country: 'fj',
      pages: 3,
      additionalServices: [],
      requirements: '',
      domainType: 'new',
      domainName: '',
      contactName: 'Mele Talo',
      email: 'mele@kokonut.test',
      phone: '',
      preferredContact: 'email',
      contactFax: '',
    },
  ])
  const main = within(screen.getByRole('main'))
  expect(main.getByText('PB-7K3F-9Q')).toBeVisible()
  expect(
    within(main.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem'),
  ).toHaveLength(5)
  expect(main.getByRole('link', { name: 'See the status of your request' })).toHaveAttribute(
    'href',
    '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test',
  )
  expect(main.getByRole('link', { name: 'Back to Directory' })).toHaveAttribute('href', '/')
  expect(main.getByRole('link', { name: 'View Other Plans' })).toHaveAttribute('href', '/pricing')
  expect(localStorage).toHaveLength(0)
})

test('the second click of a double click does not press the link that stands in the button’s place', async () => {
  takingRequests()
  const app = await open()
  await toContact(app)
  await fillContact(app)
  await app.user.click(button('Submit Quote Request'))
  const link = await screen.findByRole('link', { name: 'View Other Plans' })
  fireEvent.click(link, { detail: 2 })
  expect(app.router.state.navigation.state).toBe('idle')
  expect(app.router.state.location.pathname).toBe('/quote-builder')
  // The next one is meant for the link.
  fireEvent.click(link, { detail: 1 })
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/pricing'))
})

test('validates on submit first, and then on each change', async () => {
  const app = await open()
  await toContact(app)
  await app.user.type(field(/^Your Name/), 'M')
  expect(screen.queryByText('Contact name must be at least 2 characters')).toBeNull()
  await app.user.click(button('Submit Quote Request'))
  await waitFor(() => expect(field(/^Your Name/)).toHaveFocus())
  expect(field(/^Your Name/)).toHaveAccessibleDescription('Contact name must be at least 2 characters')
  expect(field(/^Email Address/)).toHaveAccessibleDescription(/Please enter a valid email/)
  await app.user.type(field(/^Your Name/), 'ele')
  await waitFor(() => expect(field(/^Your Name/)).toBeValid())
})

test('a step opens only once the fields of the one before are right', async () => {
  const app = await open()
  await app.user.type(field(/^Business Name/), 'K')
  await app.user.click(screen.getByRole('radio', { name: 'Fiji' }))
  await app.user.dblClick(button('Next'))
  await waitFor(() => expect(field(/^Business Name/)).toHaveFocus())
  expect(field(/^Business Name/)).toHaveAccessibleDescription('Business name must be at least 2 characters')
  await app.user.type(field(/^Business Name/), ' Trading')
  await waitFor(() => expect(field(/^Business Name/)).toBeValid())
  await app.user.click(button('Next'))
  await heading('Website Requirements')
})

test('submitting with an error on an earlier step focuses its field there', async () => {
  const app = await open()
  await toContact(app)
  await fillContact(app)
  await app.user.click(button(/Business Information/))
  await heading('Business Information')
  await app.user.clear(field(/^Business Name/))
  await app.user.type(field(/^Business Name/), 'K')
  await app.user.click(button(/Contact Information/))
  await heading('Contact Information')
  await app.user.click(button('Submit Quote Request'))
  await heading('Business Information')
  await waitFor(() => expect(field(/^Business Name/)).toHaveFocus())
})

test('a missing phone number is named together with a wrong email address', async () => {
  const app = await open()
  await toContact(app)
  await app.user.type(field(/^Your Name/), 'Mele Talo')
  await app.user.type(field(/^Email Address/), 'mele')
  await app.user.click(screen.getByRole('radio', { name: 'WhatsApp' }))
  await app.user.click(button('Submit Quote Request'))
  await waitFor(() => expect(field(/^Email Address/)).toHaveFocus())
  expect(field(/^Phone Number/)).toHaveAccessibleDescription(/WhatsApp/)
  expect(field(/^Phone Number/)).toBeInvalid()
})

test.each([
  ['Phone', 'We call you on this number.', 'Please enter a phone number so that we can call you'],
  [
    'WhatsApp',
    'We message you on WhatsApp at this number.',
    'Please enter your WhatsApp number so that we can message you',
  ],
])('%s requires a phone number', async (option, hint, message) => {
  const app = await open()
  await toContact(app)
  await fillContact(app)
  expect(field(/^Phone Number/)).not.toBeRequired()
  await app.user.click(screen.getByRole('radio', { name: option }))
  expect(field(/^Phone Number/)).toBeRequired()
  expect(field(/^Phone Number/)).toHaveAccessibleDescription(hint)
  await app.user.click(button('Submit Quote Request'))
  await waitFor(() => expect(field(/^Phone Number/)).toHaveFocus())
  expect(field(/^Phone Number/)).toHaveAccessibleDescription(`${hint} ${message}`)
})

test('a retry after a lost connection has the same idempotency key', async () => {
  server.use(unreachable(calls.createQuoteRequest))
  const app = await open()
  await toContact(app)
  await fillContact(app)
  await app.user.type(field(/^Email Address/), '{Enter}')
  expect(await screen.findByText('Failed to submit quote request. Please try again.')).toBeVisible()
  expect(screen.getByText(/There is no connection to the portal/).closest('[role=alert]')).toBeVisible()
  await expectFocus(button('Submit Quote Request'))
  expect(field(/^Your Name/)).toHaveValue('Mele Talo')
  const first: unknown = JSON.parse(localStorage.getItem('pending-website-quote') ?? '')
  const { keys, sent } = takingRequests()
  await app.user.click(button('Submit Quote Request'))
  await screen.findByRole('heading', { level: 1, name: 'Quote Request Submitted!' })
  expect(sent).toHaveLength(1)
  expect(first).toMatchObject({ kept: { drafts: [{ sending: { key: keys[0] } }] } })
})

test('shows and focuses a field that the API rejects', async () => {
  server.use(
    respondWith(calls.createQuoteRequest, 400, {
      message: 'Please check the marked fields',
      fields: { domainName: 'This name can’t be registered' },
    }),
  )
  const app = await open()
  await toContact(app)
  await fillContact(app)
  await app.user.click(button('Submit Quote Request'))
  await heading('Domain and Additional Services')
  await waitFor(() => expect(field(/^Preferred domain name/)).toHaveFocus())
  expect(field(/^Preferred domain name/)).toHaveAccessibleDescription(/This name can’t be registered/)
})

test('a draft is restored after the tab was closed, and can be discarded', async () => {
  const app = await open()
  await toWebsite(app)
  await app.user.click(screen.getByRole('checkbox', { name: 'Logo design' }))
  app.unmount()
  const again = await open()
  expect(field(/^Business Name/)).toHaveValue('Kokonut Oil')
  expect(screen.getByRole('radio', { name: 'Fiji' })).toBeChecked()
  expect(panel().getByText('Estimated total').nextElementSibling).toHaveTextContent('US$950')
  await again.user.click(button('Next'))
  await heading('Website Requirements')
  await again.user.click(button('Start again'))
  await heading('Business Information')
  expect(field(/^Business Name/)).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('prefills name and address of the signed-in person', async () => {
  const app = await open({ user: aUser() })
  await toContact(app)
  await waitFor(() => expect(field(/^Your Name/)).toHaveValue('Mere Tavola'))
  expect(field(/^Email Address/)).toHaveValue('mere@portal.test')
})

test('the honeypot is hidden from people', async () => {
  const app = await open()
  await toContact(app)
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
})
