import { calls, type Engagement } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { anEngagement, someCounts } from '#test/dashboard-factories.ts'
import { anOwnBusiness, aUser } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './figures.screen.tsx'

const AUKI = {
  id: 2,
  name: 'Auki Ice',
  slug: 'auki-ice',
  totals: someCounts({ view: 30 }),
  previous: someCounts(),
}
const FIGURES = anEngagement({ businesses: [...anEngagement().businesses, AUKI] })

function answerFigures(figures: Engagement) {
  const queries: string[] = []
  server.use(
    respondWith(calls.getEngagement, 200, figures, { onRequest: ({ url }) => queries.push(url.search) }),
    ...dashboardHandlers({ businesses: [anOwnBusiness(), anOwnBusiness({ id: 2, name: 'Auki Ice' })] }),
  )
  return queries
}

const open = (path = '/dashboard/figures') => renderApp(path, { user: aUser() })

test('compares totals of all listings with the previous span', async () => {
  const queries = answerFigures(FIGURES)
  open()
  const totals = within(await screen.findByRole('list', { name: 'Totals' }))
  const views = within(totals.getAllByRole('listitem')[0] ?? document.body)
  expect(views.getByRole('link', { current: true })).toHaveAccessibleName('Views')
  expect(views.getByText('43')).toBeVisible()
  expect(views.getByText('33 more than before')).toBeVisible()
  expect(totals.getByText('1 fewer than before')).toBeVisible()
  expect(queries).toEqual(['?days=28'])
})

test('a chart shows every day, its table on request, and another kind by link', async () => {
  answerFigures(FIGURES)
  const { user, router } = open()
  const table = within(await screen.findByRole('table', { name: 'Views by day' }))
  expect(table.getAllByRole('row')).toHaveLength(29)
  expect(table.getByRole('row', { name: '18 Nov 2026 9' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: '19 Nov 2026 0' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Show as a table/ }))
  expect(screen.getByRole('button', { name: /^Hide the table/, expanded: true })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Calls/ }))
  expect(await screen.findByRole('heading', { name: 'Calls by day' })).toBeVisible()
  expect(router.state.location.search).toBe('?kind=call')
})

test('compares listings, the most viewed first, and opens one by its name', async () => {
  const queries = answerFigures(FIGURES)
  const { user } = open()
  const chart = within(await screen.findByRole('table', { name: 'Views by listing' }))
  expect(chart.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'Auki Ice',
    'Kokonut Oil Cooperative',
  ])
  await user.click(chart.getByRole('link', { name: 'Auki Ice' }))
  await waitFor(() => expect(queries).toContain('?days=28&business=2'))
})

test('changes the span by link', async () => {
  const queries = answerFigures(FIGURES)
  const { user } = open()
  const spans = within(await screen.findByRole('navigation', { name: 'Days' }))
  await user.click(spans.getByRole('link', { name: '365 days' }))
  await waitFor(() => expect(queries).toContain('?days=365'))
})

test('downloads the figures as a file', async () => {
  answerFigures(FIGURES)
  const blobs: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return 'blob:figures'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Download as CSV (1 KB)' }))
  click.mockRestore()
  expect(names).toEqual(['figures-2026-10-24-to-2026-11-20.csv'])
  expect(await blobs[0]?.text()).toContain('2026-11-18,9,2,0,0,0,0,0,0\r\n')
})

test('explains what is counted, even without any counts', async () => {
  answerFigures(anEngagement({ days: [], businesses: [{ ...AUKI, totals: someCounts() }] }))
  open()
  expect(await screen.findByRole('heading', { name: 'Nothing counted yet' })).toBeVisible()
  expect(screen.getByText(/no cookies/)).toBeInTheDocument()
})

test('retries figures that failed to load', async () => {
  server.use(unreachable(calls.getEngagement), ...dashboardHandlers())
  const { user } = open()
  await screen.findByRole('heading', { name: 'We couldn’t load your figures' })
  answerFigures(FIGURES)
  await pressRetry(user)
  expect(await screen.findByRole('heading', { name: 'Views by day' })).toBeVisible()
})
