import { calls, type OwnQuoteRequest } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { pressTwice } from '#test/press-twice.ts'
import { anOffer, anOwnQuote } from '#test/quote-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './quote-status.screen.tsx'

const FOUND = '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test'
const offer = anOffer({
  items: [
    { name: 'Four pages', price: 1000 },
    { name: 'Logo', price: 150 },
  ],
})
const quoted = anOwnQuote({
  status: 'quoted',
  offer,
  history: [{ status: 'quoted', note: null, byRequester: false, offer, at: '2026-11-19T22:00:00.000Z' }],
})
const answeredAs = (status: 'accepted' | 'declined'): OwnQuoteRequest => ({
  ...quoted,
  status,
  history: [
    { status, note: null, byRequester: true, offer: null, at: '2026-11-20T01:00:00.000Z' },
    ...quoted.history,
  ],
})

/** Shows a quote that can be answered; records the answers. */
function show() {
  const bodies: unknown[] = []
  let current: OwnQuoteRequest = quoted
  server.use(
    respondWith(calls.getQuoteRequest, 200, () => current),
    respondWith(calls.answerQuote, 200, ({ body }) => {
      bodies.push(body)
      current = answeredAs((body as { answer: string }).answer === 'accept' ? 'accepted' : 'declined')
      return current
    }),
  )
  return { bodies, ...renderApp(FOUND) }
}

test('shows the parties, items, amount and last day of a quote', async () => {
  show()
  const shown = within(await screen.findByRole('region', { name: 'Your quote' }))
  expect(shown.getByText('Reference').nextElementSibling).toHaveTextContent('PB-7K3F-9Q')
  expect(shown.getByText('For').nextElementSibling).toHaveTextContent(
    'Kokonut Oil Cooperative, Solomon Islands',
  )
  expect(shown.getByText('Valid until').nextElementSibling).toHaveTextContent(
    'Sun 20 Dec 2026, in Solomon Islands',
  )
  expect(shown.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Four pagesUS$1,000',
    'LogoUS$150',
    'Amount (USD)US$1,150',
  ])
})

test('prints the quote', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['Accept', 'accept', 'Accept the quote', /^You accepted the quote/, 'You accepted it'],
  ['Decline', 'decline', 'Decline the quote', /^This request is closed/, 'You declined it'],
])('%s asks again, is sent and shows what follows', async (button, answer, confirm, meaning, event) => {
  const { bodies, user } = show()
  await user.click(await screen.findByRole('button', { name: button }))
  await expectFocus(screen.getByRole('heading', { name: `${button} the quote for US$1,150?` }))
  expect(bodies).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^A note to us/ }), ' Thank you ')
  await user.click(screen.getByRole('button', { name: confirm }))
  const heading = await screen.findByRole('heading', { name: meaning })
  expect(bodies).toEqual([{ email: 'mele@kokonut.test', offer: 4, answer, note: 'Thank you' }])
  await expectFocus(heading)
  expect(screen.getByText(event)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('an answer whose button is pressed twice is sent once', async () => {
  const { bodies, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  pressTwice(screen.getByRole('button', { name: 'Accept the quote' }))
  await screen.findByRole('heading', { name: /^You accepted the quote/ })
  expect(bodies).toHaveLength(1)
})

test('the second step leads back to the choice', async () => {
  const { bodies, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible()
  expect(bodies).toEqual([])
})

test('says why an answer was refused, and keeps the note', async () => {
  const { user } = show()
  const message = 'We have sent you a newer quote. Read it before you answer'
  server.use(respondWith(calls.answerQuote, 409, { message }))
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.type(screen.getByRole('textbox', { name: /^A note to us/ }), 'Go ahead')
  await user.click(screen.getByRole('button', { name: 'Accept the quote' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('textbox', { name: /^A note to us/ })).toHaveValue('Go ahead')
})

test('reports that another tab has answered first', async () => {
  const { user } = show()
  const message = 'There is no quote to answer: this request is Declined'
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  server.use(
    respondWith(calls.answerQuote, 409, { message }),
    respondWith(calls.getQuoteRequest, 200, { ...quoted, status: 'declined' }),
  )
  await user.click(screen.getByRole('button', { name: 'Accept the quote' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the quote' })).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(`We didn’t record your answer. ${message}`),
  )
})

test('an expired quote is shown without buttons to answer it', async () => {
  server.use(respondWith(calls.getQuoteRequest, 200, { ...quoted, status: 'expired' }))
  renderApp(FOUND)
  expect(await screen.findByRole('heading', { name: /^The quote has expired/ })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Your quote' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('a quote without an amount is answered by email', async () => {
  server.use(respondWith(calls.getQuoteRequest, 200, anOwnQuote({ status: 'quoted' })))
  renderApp(FOUND)
  expect(await screen.findByText(/^To go ahead, or to ask about it, write to/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})
