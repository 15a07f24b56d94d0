import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anOwnQuote } from '#test/quote-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './quote-status.screen.tsx'

const quoted = anOwnQuote({
  status: 'quoted',
  history: [
    {
      status: 'quoted',
      note: 'US$1,150 and three weeks.\nFour pages, a logo.',
      byRequester: false,
      offer: null,
      at: '2026-11-19T22:00:00.000Z',
    },
    { status: 'in review', note: null, byRequester: false, offer: null, at: '2026-11-19T04:00:00.000Z' },
  ],
})

const FOUND = '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test'

test('reference and email show the status, its meaning, and the notes', async () => {
  const requests: string[] = []
  server.use(
    respondWith(calls.getQuoteRequest, 200, quoted, {
      onRequest: ({ url }) => requests.push(url.pathname + url.search),
    }),
  )
  const { user, router } = renderApp('/quote-status')
  await user.type(await screen.findByRole('textbox', { name: /^Reference/ }), 'PB-7K3F-9Q')
  await user.type(screen.getByRole('textbox', { name: /^Email Address/ }), 'mele@kokonut.test')
  await user.click(screen.getByRole('button', { name: 'Show status' }))
  expect(
    await screen.findByRole('heading', {
      name: 'Your quote is ready. Tell us if you would like to go ahead.',
    }),
  ).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(FOUND)
  expect(requests).toEqual(['/api/quote-requests/PB-7K3F-9Q?email=mele%40kokonut.test'])
  const history = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem')
  expect(history.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('US$1,150 and three weeks.'),
    expect.stringContaining('In review'),
    expect.stringContaining('You asked for a quote'),
  ])
})

test('prices are those at the time of the request', async () => {
  server.use(
    respondWith(
      calls.getQuoteRequest,
      200,
      anOwnQuote({
        estimate: {
          base: 950,
          services: [{ name: 'Logo design', price: 120 }],
          total: 1070,
          currency: 'USD',
        },
      }),
    ),
  )
  renderApp(FOUND)
  const requests = within(await screen.findByRole('region', { name: 'What you asked for' }))
  expect(requests.getByText('Logo design').nextElementSibling).toHaveTextContent('US$120')
  expect(requests.getByText('Estimated total').nextElementSibling).toHaveTextContent('US$1,070')
  expect(requests.getByText('kokonut-oil.com (new, first year included)')).toBeVisible()
})

test.each([404, 400] as const)('an unknown request (%s) says what to do', async (status) => {
  server.use(respondWith(calls.getQuoteRequest, status, { message: 'No such request' }))
  renderApp(FOUND)
  expect(await screen.findByText(/^We found no request with this reference and email address/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Reference/ })).toHaveValue('PB-7K3F-9Q')
})

test('a failed status can be retried', async () => {
  server.use(unreachable(calls.getQuoteRequest))
  const { user } = renderApp(FOUND)
  await screen.findByRole('heading', { name: 'We couldn’t load your request' })
  server.use(respondWith(calls.getQuoteRequest, 200, quoted))
  await pressRetry(user)
  expect(await screen.findByText('Quoted', { selector: 'span' })).toBeVisible()
})

test.each(['.', '..', '%2e%2e', '../../health/live', 'a/b', 'PB-7K3F', 'WQ-7K3F-9Q', '?x=1', '\\..'])(
  'the malformed reference %j has its message beside the field, without a call',
  async (reference) => {
    const requests: string[] = []
    server.use(
      http.all('*/api/*', ({ request }) => {
        requests.push(request.url)
        return HttpResponse.json({ message: 'Not here' }, { status: 404 })
      }),
    )
    const query = new URLSearchParams({ reference, email: 'mele@kokonut.test' })
    renderApp(`/quote-status?${query}`)
    const field = await screen.findByRole('textbox', { name: /^Reference/ })
    expect(field).toHaveAccessibleDescription(/^This reference doesn’t look right/)
    expect(field).toBeInvalid()
    expect(field).toHaveValue(reference)
    await expectFocus(field)
    expect(screen.getByRole('textbox', { name: /^Email Address/ })).toHaveValue('mele@kokonut.test')
    expect(screen.queryByText(/^We found no request/)).toBeNull()
    expect(requests).toEqual([])
  },
)
