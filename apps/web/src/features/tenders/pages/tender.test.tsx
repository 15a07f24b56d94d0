import { calls, type TenderDetails } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTender, aTenderDetail } from '#test/content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './tender-entry.screen.tsx'

const TENDER = aTenderDetail()
const OTHER = aTender({ id: 2, slug: 'school-desks', title: 'School desks' })

function mockTender(own: Partial<TenderDetails> = {}, others = [aTender(), OTHER]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listTenders, 200, others, { onRequest: ({ url }) => requests.push(url.search) }),
    respondWith(calls.getTender, 200, aTenderDetail(own)),
  )
  return requests
}

const open = async (own: Partial<TenderDetails> = {}, others = [aTender(), OTHER]) => {
  const requests = mockTender(own, others)
  const app = renderApp(`/tenders/${TENDER.slug}`)
  await screen.findByRole('heading', { level: 1, name: TENDER.title })
  return { ...app, requests }
}

test('a tender is shown in full', async () => {
  await open()
  const glance = within(screen.getByRole('complementary', { name: 'At a glance' }))
  expect(glance.getByText('MP-2026-14')).toBeVisible()
  expect(glance.getByText('Auki Market Committee')).toBeVisible()
  expect(glance.getByText('Government Tender')).toBeVisible()
  expect(glance.getByText('Malaita, Solomon Islands')).toBeVisible()
  expect(glance.getByText('Energy & Renewables')).toBeVisible()
  expect(glance.getByText('SBD 300,000 to 400,000')).toBeVisible()
  expect(glance.getByText('15 days left')).toBeVisible()
  expect(glance.getByText(/Closes/)).toHaveTextContent('Closes 5 Dec 2026, 4:00 PM, Honiara time (UTC+11)')
  const part = (name: string) => within(screen.getByRole('region', { name }))
  expect(part('Description').getByText('Work is done at night, when the market is empty.')).toBeVisible()
  expect(part('Who may apply').getByText('Companies with an electrician’s licence.')).toBeVisible()
  expect(part('Lots').getAllByRole('listitem')).toHaveLength(2)
  expect(part('Lots').getByRole('heading', { name: 'Fitting' })).toBeVisible()
  expect(part('Documents').getByRole('link', { name: 'Drawings' })).toHaveAttribute(
    'href',
    'https://market.example/drawings.pdf',
  )
  expect(part('How to submit').getByRole('link', { name: 'tenders@market.example' })).toHaveAttribute(
    'href',
    `mailto:tenders@market.example?subject=${encodeURIComponent('MP-2026-14: Solar lights for Auki market')}`,
  )
  expect(part('How to submit').getByRole('link', { name: '+67740123' })).toHaveAttribute(
    'href',
    'tel:+67740123',
  )
  expect(screen.getAllByText('Sample')[0]).toBeVisible()
})

test('unknown fields are omitted', async () => {
  await open({
    reference: null,
    industry: null,
    value: null,
    eligibility: null,
    lots: [],
    documents: [],
    contactName: null,
    contactEmail: null,
    contactPhone: null,
  })
  for (const name of ['Who may apply', 'Lots', 'Documents'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
  for (const term of ['Reference', 'Industry', 'Value']) expect(screen.queryByText(term)).toBeNull()
})

test('a document without a web address is no link', async () => {
  await open({ documents: [{ title: 'Drawings', url: 'javascript:alert(1)' }] })
  expect(screen.getByText('Drawings')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Drawings' })).toBeNull()
})

test('a closed tender stays readable, and says so', async () => {
  await open({ closesAt: '2026-11-01T05:00:00.000Z' }, [])
  expect(screen.getByText('Bidding has closed.', { exact: false })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Description' })).toBeVisible()
  expect(screen.queryByText(/days left/)).toBeNull()
})

test('shows other open tenders of the same kind, without itself', async () => {
  const { requests } = await open()
  const others = within(await screen.findByRole('region', { name: 'Also open' }))
  expect(others.getByRole('link', { name: 'School desks' })).toHaveAttribute('href', '/tenders/school-desks')
  expect(others.queryByRole('heading', { name: TENDER.title })).toBeNull()
  expect(others.getByRole('link', { name: 'All government tenders' })).toHaveAttribute(
    'href',
    '/tenders/government',
  )
  expect(requests[0]).toBe('?kind=government&limit=4')
})

test('the page has breadcrumbs as JSON-LD', async () => {
  await open()
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const graph: unknown = JSON.parse(data?.textContent ?? '')
  expect(graph).toMatchObject({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://portal.example/' },
          { position: 2, name: 'Tenders', item: 'https://portal.example/tenders' },
          { position: 3, name: 'Government Tenders', item: 'https://portal.example/tenders/government' },
          { position: 4, name: TENDER.title },
        ],
      },
    ],
  })
})

test('an unknown tender links to the list', async () => {
  server.use(respondWith(calls.getTender, 404, { message: 'Tender not found' }))
  const { store } = renderApp('/tenders/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tender not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All tenders' })).toHaveAttribute('href', '/tenders')
  // A page fetches again what failed to load during the navigation.
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain(
      'pending',
    ),
  )
})

test('a failed tender can be retried', async () => {
  server.use(unreachable(calls.getTender))
  const { user } = renderApp(`/tenders/${TENDER.slug}`)
  expect(await screen.findByRole('heading', { name: 'Failed to fetch tender' })).toBeVisible()
  mockTender()
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 1, name: TENDER.title })).toBeVisible()
})

test('a tender can be shared, and its closing day added to a calendar', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Add closing day to calendar' })).toHaveAttribute(
    'href',
    `/api/tenders/${TENDER.slug}/closing.ics`,
  )
  const [whatsApp] = screen.getAllByRole('link', { name: 'WhatsApp', hidden: true })
  const text = new URL(whatsApp?.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toContain('Solar lights for Auki market, Auki Market Committee, closes 5 Dec 2026 http')
  expect(text).toMatch(new RegExp(`/tenders/${TENDER.slug}$`))
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
})

test('the closing day of a closed tender can no longer be added', async () => {
  await open({ closesAt: '2026-11-01T00:00:00.000Z' })
  expect(screen.queryByRole('link', { name: 'Add closing day to calendar' })).not.toBeInTheDocument()
})
