import { calls, type OrderPreview, type OwnBusiness } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { storeChosenPlan } from '#features/plans/plan-choice.api.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { anOwnBusiness, aUser, somePhotos, withPhotos } from '#test/factories.ts'
import { anOrder, aPreview } from '#test/order-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './upgrade.screen.tsx'

const KOKONUT = anOwnBusiness({ id: 1, subscriptionTier: 0, ...withPhotos(somePhotos(4)) })
const ICE = anOwnBusiness({ id: 2, name: 'Auki Ice', subscriptionTier: 1 })
const PENDING = anOwnBusiness({ id: 3, name: 'Gizo Dive', status: 'pending' })
const SUSPENDED = anOwnBusiness({ id: 4, name: 'Umi', suspendedAt: '2026-11-01T02:00:00.000Z' })

interface Given {
  businesses?: OwnBusiness[]
  preview?: Partial<OrderPreview>
}

function open(path: string, { businesses = [KOKONUT, ICE, PENDING, SUSPENDED], preview }: Given = {}) {
  const queries: string[] = []
  server.use(
    respondWith(calls.listBusinesses, 200, businesses),
    respondWith(calls.previewOrder, 200, aPreview(preview), {
      onRequest: ({ url }) => queries.push(url.search),
    }),
    respondWith(calls.getOrder, 200, anOrder()),
  )
  return { queries, ...renderApp(path, { user: aUser() }) }
}

const radio = async (name: string | RegExp) => screen.findByRole('radio', { name })
const address = ({ router }: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search

test('signed out, it leads to sign-in and back to the same address', async () => {
  server.use(refusingTheRest())
  const { router } = renderApp('/upgrade?business=2&plan=enhanced')
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
    '/upgrade?business=2&plan=enhanced',
  )
})

test('a listing that can’t take an order is disabled, with the reason', async () => {
  open('/upgrade')
  expect(await radio(/^Gizo Dive/)).toBeDisabled()
  expect(screen.getByText('Pending Review: you can choose a plan once it is approved.')).toBeVisible()
  expect(await radio(/^Umi/)).toBeDisabled()
  expect(screen.getByText('Suspended: write to us first.')).toBeVisible()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('preselects the only listing that can take an order', async () => {
  open('/upgrade', { businesses: [KOKONUT, PENDING] })
  expect(await radio(/^Kokonut/)).toBeChecked()
})

test('choices are in the address, and Back undoes the last one', async () => {
  const page = open('/upgrade?business=1')
  await page.user.click(await radio(/^Enhanced/))
  await page.user.click(await screen.findByRole('checkbox', { name: 'Logo design' }))
  await waitFor(() => expect(address(page)).toBe('/upgrade?business=1&plan=enhanced&addOns=Logo+design'))
  await waitFor(() => expect(page.queries.at(-1)).toBe('?businessId=1&plan=enhanced&addOns=Logo+design'))
  await page.router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Logo design' })).not.toBeChecked())
  expect(await radio(/^Enhanced/)).toBeChecked()
})

test('Back undoes a choice that the page has not followed yet', async () => {
  const page = open('/upgrade?business=1&plan=enhanced')
  const logo = await screen.findByRole('checkbox', { name: 'Logo design' })
  // React renders only at the end of `act`.
  await act(async () => {
    logo.click()
    await vi.waitFor(() => expect(address(page)).toContain('addOns=Logo+design'), { timeout: 20_000 })
    await page.router.navigate(-1)
  })
  expect(address(page)).toBe('/upgrade?business=1&plan=enhanced')
  expect(logo).not.toBeChecked()
})

test('the plan that was chosen on a price card is chosen here', async () => {
  storeChosenPlan('enhanced')
  open('/upgrade?business=1')
  expect(await radio(/^Enhanced/)).toBeChecked()
  sessionStorage.clear()
})

test('shows the listing beside its future self', async () => {
  open('/upgrade?business=1&plan=enhanced')
  const table = await screen.findByRole('table', { name: /^What visitors see of Kokonut/ })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Photos', '4 of 7', '7 of 7'],
    ['Room for photos', 'Up to 4', 'Up to 15'],
    ['Words', 'Up to 100', 'Up to 500'],
    ['Gallery', 'Not shown', 'Shown'],
    ['Video', 'Not shown', 'Room for one'],
    ['Reviews', 'Not shown', '12 reviews shown'],
  ])
  expect(screen.getByText('TRIAL')).toBeVisible()
  expect(screen.getByText('ENHANCED')).toBeVisible()
  const added = screen.getByText('Enhanced also shows these photos of yours:')
  expect(added).toBeVisible()
  expect(screen.getAllByRole('img', { name: /^Photo \d of 3 of Kokonut/ })).toHaveLength(3)
})

test('shows only name, place and phone today for an expired listing', async () => {
  open('/upgrade?business=1&plan=standard', {
    preview: {
      current: { tier: 0, until: '2026-11-01T02:00:00.000Z', isPublic: false },
      next: { tier: 1, startsAt: '2026-11-20T02:00:00.000Z', endsAt: '2027-11-20T02:00:00.000Z' },
    },
  })
  expect(await screen.findByText('Only name, place and phone are shown')).toBeVisible()
  expect(screen.getByText('Live for everybody')).toBeVisible()
  expect(screen.getByText('0 of 7')).toBeVisible()
})

const cost = async () => within(await screen.findByRole('region', { name: 'What it costs' }))

test('shows the cost line by line, less unused days and credit, in both currencies', async () => {
  open('/upgrade?business=2&plan=enhanced', {
    preview: {
      items: [
        { kind: 'plan', name: 'Enhanced, one year', amount: 129 },
        { kind: 'unused time', name: 'Unused days of the plan until now', amount: -44.5 },
      ],
      total: 84.5,
      creditUsed: 10,
      due: 74.5,
      local: { currency: 'SBD', rate: 8.3, rateDate: '2026-11-16', total: 701.35, due: 618.35 },
    },
  })
  const rows = (await cost())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Enhanced, one year', 'US$129'],
    ['Unused days of the plan until now', '-US$44.50'],
    ['Total (USD)', 'US$84.50'],
    ['Credit used', '-US$10'],
    ['To pay', 'US$74.50'],
    ['To pay in SBD', 'SBD 618.35'],
  ])
  expect((await cost()).getByText('1 USD is 8.3 SBD, the rate of 16 Nov 2026.')).toBeVisible()
})

const [FIRST, LAST] = ['2026-11-20T02:00:00.000Z', '2027-11-20T02:00:00.000Z']

test.each<[string, Partial<OrderPreview>, RegExp]>([
  ['a first plan', {}, /^Paid today, Enhanced runs from 20 Nov 2026 to 20 Nov 2027/],
  [
    'the same plan',
    {
      current: { tier: 2, until: FIRST, isPublic: true },
      next: { tier: 2, startsAt: FIRST, endsAt: LAST },
    },
    /^The year is added to the end of your plan: from 20 Nov 2026 to 20 Nov 2027/,
  ],
  [
    'a lower plan',
    {
      current: { tier: 2, until: FIRST, isPublic: true },
      next: { tier: 1, startsAt: FIRST, endsAt: LAST },
    },
    /^Standard begins when Enhanced ends, on 20 Nov 2026/,
  ],
])('it says from when to when %s runs', async (_what, preview, sentence) => {
  open('/upgrade?business=1&plan=enhanced', { preview })
  expect((await cost()).getByText(sentence)).toBeVisible()
})

test('a lower plan deletes nothing', async () => {
  open('/upgrade?business=1&plan=standard', {
    preview: {
      current: { tier: 2, until: FIRST, isPublic: true },
      next: { tier: 1, startsAt: FIRST, endsAt: LAST },
    },
  })
  expect((await cost()).getByText(/^Nothing is deleted/)).toBeVisible()
})

test('shows the reason in place of a price if a listing can’t take an order', async () => {
  const page = open('/upgrade?business=1&plan=enhanced')
  server.use(respondWith(calls.previewOrder, 409, { message: 'Part of another order is paid already' }))
  expect(await screen.findByText('Part of another order is paid already')).toBeVisible()
  expect(address(page)).toBe('/upgrade?business=1&plan=enhanced')
})

test('asks for a missing choice, with the focus on it', async () => {
  const { user } = open('/upgrade')
  await user.click(await screen.findByRole('button', { name: 'Place the order' }))
  expect(screen.getByText('Please choose one of your businesses')).toBeVisible()
  expect(screen.getByText('Please choose a plan')).toBeVisible()
  await expectFocus(await radio(/^Kokonut/))
})

test('an order leads to its page; a retry after a lost connection has the same key', async () => {
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/api/orders'))
      keys.push(request.headers.get('Idempotency-Key'))
  })
  const page = open('/upgrade?business=1&plan=enhanced&addOns=Logo+design')
  server.use(unreachable(calls.createOrder))
  const button = await screen.findByRole('button', { name: 'Place the order' })
  await page.user.click(button)
  expect(await screen.findByText(/^There is no connection to the portal/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Logo design' })).toBeChecked()
  const sent: unknown[] = []
  server.use(respondWith(calls.createOrder, 201, anOrder(), { onRequest: ({ body }) => sent.push(body) }))
  await page.user.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order PB-4M2K-7T' })).toBeVisible()
  expect(sent).toEqual([{ businessId: 1, plan: 2, addOns: ['Logo design'], startsNow: false }])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  server.events.removeAllListeners()
})

test('shows the API’s errors beside their fields', async () => {
  const { user } = open('/upgrade?business=1&plan=enhanced')
  server.use(
    respondWith(calls.createOrder, 400, {
      message: 'Please check what you chose',
      fields: { businessId: 'Please choose one of your businesses' },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Place the order' }))
  expect(await screen.findByText('Please choose one of your businesses')).toBeVisible()
  await user.click(await radio(/^Standard/))
  expect(screen.queryByText('Please choose one of your businesses')).toBeNull()
})

test('the website package leads to its quote with the name of the business', async () => {
  server.use(http.get('*/api/order-preview', () => HttpResponse.error()))
  open('/upgrade?business=2&plan=website')
  expect(await screen.findByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    '/quote-builder?business=Auki+Ice',
  )
  expect(screen.queryByRole('button', { name: 'Place the order' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the quote builder begins with that name', async () => {
  renderApp('/quote-builder?business=Auki+Ice')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Business Name/ })).toHaveValue('Auki Ice'))
})

test('without a business the first step is to list one', async () => {
  open('/upgrade', { businesses: [] })
  expect(await screen.findByRole('link', { name: 'List Your Business' })).toBeVisible()
})

test('during a trial the plan waits for its end, unless it is to start now', async () => {
  const trialEndsAt = '2026-12-18T02:00:00.000Z'
  const next = { tier: 1, startsAt: trialEndsAt, endsAt: '2027-12-18T02:00:00.000Z' } as const
  const page = open('/upgrade?business=1&plan=standard', { preview: { trialEndsAt, next } })
  expect(await radio(/^When the trial ends, on 18 Dec 2026/)).toBeChecked()
  expect((await cost()).getByText(/^Standard begins on 18 Dec 2026, when your trial ends/)).toBeVisible()
  await page.user.click(await radio(/^Start now/))
  await waitFor(() => expect(address(page)).toBe('/upgrade?business=1&plan=standard&start=now'))
  await waitFor(() => expect(page.queries.at(-1)).toContain('startsNow=true'))
})

test('names the ways to pay before the order is placed', async () => {
  open('/upgrade?business=1&plan=enhanced')
  expect(await screen.findByText('You pay after you order: Bank transfer or Cash at an agent.')).toBeVisible()
})
