import { calls, type QuoteRequest } from '@portal/domain/contract'
import { listNextQuoteStatuses, parseQuoteStatus } from '@portal/domain/quote'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anAdminSummary } from '#test/admin-factories.ts'
import { adminHandlers, openAdministration } from '#test/administration.ts'
import { pressTwice } from '#test/press-twice.ts'
import { anOffer, aQuoteRequest } from '#test/quote-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/quotes/admin/QuoteRequests.tsx'

beforeEach(() => server.use(...adminHandlers({ businesses: 2 })))

const AT = '2026-11-20T01:00:00.000Z'

const oil = aQuoteRequest({ id: 1 })
const print = aQuoteRequest({
  id: 2,
  reference: 'PB-2222-22',
  businessName: 'Gizo Print House',
  contactName: 'Joses Kere',
  phone: null,
  preferredContact: 'email',
  status: 'in review',
  nextStatuses: ['quoted', 'declined', 'expired'],
})

/** Mocks requests that can be moved and annotated; records the calls. */
function requests(...quotes: QuoteRequest[]) {
  const stored = new Map(quotes.map((quote) => [quote.id, quote]))
  const seen = { lists: [] as string[], moves: [] as unknown[], notes: [] as unknown[] }
  const change = (url: URL, by: (quote: QuoteRequest) => QuoteRequest) => {
    const id = Number(/quote-requests\/(\d+)\//.exec(url.pathname)?.[1])
    const next = by(stored.get(id) ?? oil)
    stored.set(id, next)
    return next
  }
  server.use(
    respondWith(calls.listQueue, 200, []),
    respondWith(
      calls.listQuoteRequests,
      200,
      ({ url }) =>
        [...stored.values()].filter(({ status }) => (url.searchParams.get('status') ?? status) === status),
      { onRequest: ({ url }) => seen.lists.push(url.search) },
    ),
    respondWith(calls.setQuoteStatus, 200, ({ url, body }) => {
      seen.moves.push(body)
      const { status: text, note = null } = body as { status: string; note?: string }
      const status = parseQuoteStatus(text) ?? 'new'
      return change(url, (quote) => ({
        ...quote,
        status,
        nextStatuses: [...listNextQuoteStatuses(status)],
        history: [
          { kind: 'status', status, note, by: 'Ruth Kila', byRequester: false, offer: null, at: AT },
          ...quote.history,
        ],
      }))
    }),
    respondWith(calls.addQuoteNote, 201, ({ url, body }) => {
      seen.notes.push(body)
      const { text } = body as { text: string }
      return change(url, (quote) => ({
        ...quote,
        history: [
          {
            kind: 'note',
            status: null,
            note: text,
            by: 'Ruth Kila',
            byRequester: false,
            offer: null,
            at: AT,
          },
          ...quote.history,
        ],
      }))
    }),
  )
  return seen
}

const open = (path = '/admin?tab=quotes') => openAdministration(path)
const details = async (name: string) => within(await screen.findByRole('article', { name }))

test('the tab counts new requests and opens their list', async () => {
  requests(oil, print)
  const { user, router } = open('/admin')
  const tabs = within(await screen.findByRole('navigation', { name: 'Administration' }))
  await user.click(await tabs.findByRole('link', { name: 'Quote Requests 1' }))
  expect(router.state.location.search).toBe('?tab=quotes')
  expect(await screen.findByRole('heading', { name: 'Quote Requests (2)' })).toBeVisible()
})

test('shows a request’s choices, the prices at that time and the contacts, the preferred one first', async () => {
  requests(oil)
  open()
  const shown = await details(oil.businessName)
  expect(shown.getByText('kokonut-oil.com (new, first year included)')).toBeVisible()
  expect(shown.getByText('Estimated total').nextElementSibling).toHaveTextContent('US$1,150')
  expect(shown.getByText(/A page for buyers abroad\./)).toBeVisible()
  const [whatsApp, mail, phone] = shown
    .getAllByRole('link')
    .filter(({ textContent }) => textContent !== 'Back to the requests')
  expect(whatsApp).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/67774123\?text=Hello/))
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:mele@kokonut\.test\?subject=/))
  expect(phone).toHaveAttribute('href', 'tel:+67774123')
  expect(shown.getByText('Prefers WhatsApp')).toBeVisible()
})

const openQuoted = async () => {
  const { user } = open()
  const shown = await details(oil.businessName)
  await user.click(shown.getByRole('radio', { name: 'Quoted' }))
  const send = () => pressTwice(shown.getByRole('button', { name: 'Update and notify' }))
  return { user, shown, send }
}

test('a quote requires amount, last day, timeline and deliverables, and is sent once', async () => {
  const { moves } = requests(oil)
  const { user, shown, send } = await openQuoted()
  send()
  expect(shown.getByText('Please write the timeline and the deliverables')).toBeVisible()
  const amount = shown.getByRole('textbox', { name: /^Amount/ })
  expect(amount).toHaveAccessibleDescription(/^Please write an amount up to US\$1,000,000/)
  const until = shown.getByLabelText(/^Valid until/)
  expect(until).toHaveAccessibleDescription(/Please choose the last day/)
  expect(moves).toEqual([])
  await user.type(amount, 'US$1,600.50')
  await user.type(until, '2026-12-20')
  await user.type(shown.getByRole('textbox', { name: /^Note to Mele Talo/ }), 'Three weeks.')
  send()
  expect(await screen.findByText('Moved to Quoted', { selector: 'strong' })).toBeVisible()
  expect(moves).toEqual([
    { status: 'quoted', note: 'Three weeks.', amount: 1600.5, validUntil: '2026-12-20', items: [] },
  ])
  const history = within(shown.getByRole('list', { name: 'History' }))
  expect(history.getByText('Three weeks.')).toBeVisible()
  expect(history.getByText(/^Ruth Kila · 20 Nov 2026, 12:00 PM/)).toBeVisible()
})

test('the items of a quote start with the requested ones and add up to the amount', async () => {
  const { moves } = requests(oil)
  const { user, shown, send } = await openQuoted()
  await user.click(shown.getByRole('button', { name: 'List the items asked for' }))
  const [, logo] = shown.getAllByRole('textbox', { name: /^Price/ })
  await user.clear(logo as HTMLElement)
  await user.type(logo as HTMLElement, '99.90')
  expect(shown.getByText(/^Amount:/)).toHaveTextContent('Amount: US$1,099.90')
  await user.click(shown.getByRole('button', { name: 'Add an item' }))
  await user.type(shown.getByLabelText(/^Valid until/), '2026-12-20')
  await user.type(shown.getByRole('textbox', { name: /^Note to Mele Talo/ }), 'Three weeks.')
  send()
  expect(shown.getByRole('textbox', { name: /^Item 3/ })).toHaveAccessibleDescription(
    'Please write what the item is',
  )
  await user.click(shown.getByRole('button', { name: 'Remove item 3' }))
  send()
  await waitFor(() =>
    expect(moves).toEqual([
      {
        status: 'quoted',
        note: 'Three weeks.',
        amount: 1099.9,
        validUntil: '2026-12-20',
        items: [
          { name: 'Website with 4 pages', price: 1000 },
          { name: 'Logo design', price: 99.9 },
        ],
      },
    ]),
  )
})

test('shows the server’s errors about a quote beside their fields', async () => {
  requests(oil)
  const message = 'Please choose today or a later day, in Solomon Islands'
  server.use(respondWith(calls.setQuoteStatus, 400, { message, fields: { validUntil: message } }))
  const { user, shown, send } = await openQuoted()
  await user.type(shown.getByRole('textbox', { name: /^Amount/ }), '900')
  await user.type(shown.getByLabelText(/^Valid until/), '2026-11-01')
  await user.type(shown.getByRole('textbox', { name: /^Note to Mele Talo/ }), 'Three weeks.')
  send()
  await waitFor(() =>
    expect(shown.getByLabelText(/^Valid until/)).toHaveAccessibleDescription(new RegExp(message)),
  )
  expect(shown.getByRole('textbox', { name: /^Amount/ })).toHaveValue('900')
})

test('shows the last quote and that its requester accepted it', async () => {
  const offer = anOffer({ items: [{ name: 'Four pages', price: 1150 }] })
  const accepted = {
    status: 'accepted',
    note: 'Go ahead.',
    by: null,
    byRequester: true,
    offer: null,
    at: AT,
  } as const
  requests(
    aQuoteRequest({
      status: 'accepted',
      nextStatuses: [],
      offer,
      history: [{ kind: 'status', ...accepted }],
    }),
  )
  open()
  const shown = await details(oil.businessName)
  expect(shown.getByText('Valid until').nextElementSibling).toHaveTextContent('Sun 20 Dec 2026')
  expect(shown.getByText('Item 1').nextElementSibling).toHaveTextContent('Four pages: US$1,150')
  expect(shown.getByText('Accepted by the customer')).toBeVisible()
  expect(shown.getByText('Go ahead.')).toBeVisible()
  expect(shown.getByText(/^On the status page/)).toBeVisible()
})

test('keeps a request open that left the filtered list', async () => {
  requests(oil)
  const { user } = open('/admin?tab=quotes&status=new&id=1')
  const shown = await details(oil.businessName)
  await user.click(shown.getByRole('radio', { name: 'In review' }))
  await user.click(shown.getByRole('button', { name: 'Update and notify' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Quote Requests (0)' })).toBeVisible())
  expect(
    (await details(oil.businessName)).getByText('Moved to In review', { selector: 'strong' }),
  ).toBeVisible()
})

test('saves an internal note and marks it as internal', async () => {
  const { notes } = requests(oil)
  const { user } = open()
  const shown = await details(oil.businessName)
  await user.type(shown.getByRole('textbox', { name: /^Internal note/ }), 'Called, no answer.')
  await user.click(shown.getByRole('button', { name: 'Save note' }))
  const history = within(await shown.findByRole('list', { name: 'History' }))
  expect(history.getByText('Internal note')).toBeVisible()
  expect(history.getByText('Called, no answer.')).toBeVisible()
  expect(notes).toEqual([{ text: 'Called, no answer.' }])
  expect(shown.getByRole('textbox', { name: /^Internal note/ })).toHaveValue('')
})

test('keeps an unsent note while another request or the queue is shown', async () => {
  requests(oil, print)
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Note to/ }), 'Five pages for')
  await user.click(screen.getByRole('link', { name: new RegExp(print.businessName) }))
  await screen.findByRole('heading', { level: 2, name: print.businessName })
  expect(screen.getByRole('textbox', { name: /^Note to/ })).toHaveValue('')
  server.use(respondWith(calls.listQueue, 200, []))
  await user.click(screen.getByRole('link', { name: /^Moderation Queue/ }))
  await screen.findByRole('heading', { name: /^Moderation Queue/ })
  await user.click(screen.getByRole('link', { name: /^Quote Requests/ }))
  await screen.findByRole('heading', { level: 2, name: oil.businessName })
  expect(screen.getByRole('textbox', { name: /^Note to/ })).toHaveValue('Five pages for')
})

test('reports that another administrator has moved the request, and keeps the note', async () => {
  requests(oil)
  server.use(respondWith(calls.setQuoteStatus, 409, { message: 'This request is already Accepted' }))
  const { user } = open()
  const shown = await details(oil.businessName)
  await user.click(shown.getByRole('radio', { name: 'Declined' }))
  await user.type(shown.getByRole('textbox', { name: /^Note to/ }), 'Sorry.')
  await user.click(shown.getByRole('button', { name: 'Update and notify' }))
  await waitFor(() => expect(shown.getByRole('alert')).toHaveTextContent('This request is already Accepted'))
  expect(shown.getByRole('textbox', { name: /^Note to/ })).toHaveValue('Sorry.')
})

/** Mocks a request whose listing can be linked; records requests and searches. */
function linkable(quote: QuoteRequest) {
  let present = quote
  const seen = { links: [] as unknown[], searches: [] as string[] }
  server.use(
    respondWith(calls.listQuoteRequests, 200, () => [present]),
    respondWith(
      calls.listAdminBusinesses,
      200,
      [anAdminSummary({ id: 7 }), anAdminSummary({ id: 8, name: 'Auki Hotel', state: 'expired' })],
      { onRequest: ({ url }) => seen.searches.push(url.search) },
    ),
    respondWith(calls.linkQuoteBusiness, 200, ({ body }) => {
      seen.links.push(body)
      const { businessId } = body as { businessId: number | null }
      const business = businessId === null ? null : { id: businessId, name: 'Auki Hotel' }
      present = { ...present, business }
      return { business }
    }),
  )
  return seen
}

test('a listing is found by its name, linked and unlinked', async () => {
  const { links, searches } = linkable(oil)
  const { user } = open()
  const shown = await details(oil.businessName)
  const form = within(shown.getByRole('form', { name: 'Link a listing' }))
  const field = form.getByRole('combobox', { name: 'Business' })
  const link = form.getByRole('button', { name: 'Link this business' })
  await user.type(field, 'auki')
  await user.click(link)
  expect(field).toHaveAccessibleDescription(/Please choose a business from the list below the field/)
  await user.type(field, ' h')
  await waitFor(() => expect(searches).toContain('?search=auki+h&limit=8'))
  await user.click(await form.findByRole('option', { name: /^Auki Hotel.*Malaita.*Expired/ }))
  await user.click(link)
  expect(await shown.findByRole('link', { name: 'Auki Hotel' })).toHaveAttribute(
    'href',
    '/admin/businesses/8',
  )
  expect(shown.getByText(/gets Enhanced for 365 days, once the website is paid/)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Unlink' }))
  expect(await shown.findByRole('form', { name: 'Link a listing' })).toBeVisible()
  expect(links).toEqual([{ businessId: 8 }, { businessId: null }])
})

test('a paid order without a listing can still be linked to one', async () => {
  const order = { id: 12, reference: 'PB-9999-99', status: 'paid' } as const
  const { links } = linkable(aQuoteRequest({ status: 'accepted', nextStatuses: [], order }))
  const { user } = open()
  const shown = await details(oil.businessName)
  const form = within(shown.getByRole('form', { name: 'Link a listing' }))
  await user.type(form.getByRole('combobox', { name: 'Business' }), 'auki h')
  await user.click(await form.findByRole('option', { name: /^Auki Hotel/ }))
  await user.click(form.getByRole('button', { name: 'Link this business' }))
  expect(await shown.findByRole('link', { name: 'Auki Hotel' })).toBeVisible()
  expect(links).toEqual([{ businessId: 8 }])
  expect(shown.queryByRole('button', { name: 'Unlink' })).toBeNull()
})

test('links to the order of an accepted quote; a paid one keeps its listing', async () => {
  const order = { id: 12, reference: 'PB-9999-99', status: 'open' } as const
  const business = { id: 8, name: 'Auki Hotel' }
  linkable(aQuoteRequest({ status: 'accepted', nextStatuses: [], business, order }))
  const { user } = open()
  const shown = await details(oil.businessName)
  expect(shown.getByRole('link', { name: 'PB-9999-99' })).toHaveAttribute('href', '/admin/orders/12')
  server.use(
    respondWith(calls.linkQuoteBusiness, 409, { message: 'Its order is paid already' }),
    respondWith(calls.listQuoteRequests, 200, [
      aQuoteRequest({ status: 'accepted', nextStatuses: [], business, order: { ...order, status: 'paid' } }),
    ]),
  )
  await user.click(shown.getByRole('button', { name: 'Unlink' }))
  expect(await shown.findByRole('alert')).toHaveTextContent('Its order is paid already')
  await waitFor(() => expect(shown.queryByRole('button', { name: 'Unlink' })).toBeNull())
  expect(shown.getByRole('link', { name: 'Auki Hotel' })).toBeVisible()
})

test('filters the list by status and text through the address', async () => {
  const { lists } = requests(oil, print)
  const { user, router } = open()
  await details(oil.businessName)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In review')
  await details(print.businessName)
  expect(router.state.location.search).toBe('?tab=quotes&status=in+review')
  await user.type(screen.getByRole('searchbox', { name: 'Search quote requests' }), 'gizo{Enter}')
  await waitFor(() => expect(lists.at(-1)).toBe('?status=in+review&search=gizo&limit=25'))
})

test.each([
  ['/admin?tab=quotes', 'No requests yet'],
  ['/admin?tab=quotes&status=accepted', 'No requests found'],
])('shows for %s without requests: %s', async (path, title) => {
  requests()
  open(path)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('retries requests that failed to load', async () => {
  requests(oil)
  server.use(unreachable(calls.listQuoteRequests))
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load the quote requests' })
  requests(oil)
  await pressRetry(user)
  expect((await details(oil.businessName)).getByText('Prefers WhatsApp')).toBeVisible()
})
