import { calls, type AuditEntry } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministration } from '#test/administration.ts'
import { anAuditEntry, someAuditEntries } from '#test/audit.ts'
import { pressRetry } from '#test/press-retry.ts'
import { mockQueue } from '#test/queue.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/audit/AuditTrail.tsx'

const CHOICES = { actions: ['approved', 'edited', 'taken down'], kinds: ['business', 'quote request'] }

/** Mocks these entries; with a cursor, the first page has a next one. */
function open(path: string, entries: AuditEntry[] = someAuditEntries(), cursor?: string) {
  const queries: string[] = []
  mockQueue()
  server.use(
    respondWith(calls.auditChoices, 200, CHOICES),
    respondWith(calls.listAudit, 200, entries, {
      onRequest: ({ url }) => queries.push(url.search),
      headers: cursor ? { Link: `</api/admin/audit?limit=50&after=${cursor}>; rel="next"` } : {},
    }),
  )
  return { queries, ...openAdministration(path) }
}

const entry = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') ?? heading)
}

test('an entry says who did what, when, why and what it changed', async () => {
  open('/admin?tab=audit')
  const approved = await entry(/^Approved: business Auki Hardware$/)
  expect(approved.getByText('20 Nov 2026, 4:00 PM').parentElement).toHaveTextContent(/by Ruth Kalsakau$/)
  expect(approved.getByRole('row', { name: 'Status pending approved' })).toBeVisible()
  expect(approved.getByRole('link', { name: 'Auki Hardware' })).toHaveAttribute('href', '/admin/businesses/7')
  const edited = await entry(/^Edited/)
  expect(edited.getByRole('row', { name: /^Tags Empty Roofing iron\s+Timber$/ })).toBeVisible()
  expect(edited.getByRole('row', { name: 'Trial expires at Empty 18 Feb 2027, 4:00 PM' })).toBeVisible()
  const moved = await entry(/^Moved: quote request PB-7K3F-9Q$/)
  expect(moved.getByRole('link', { name: 'PB-7K3F-9Q' })).toHaveAttribute(
    'href',
    '/admin?tab=quotes&search=PB-7K3F-9Q',
  )
  const takenDown = await entry(/^Taken down: event deleted since$/)
  expect(takenDown.getByText('Reason: It was used to send unwanted advertising')).toBeVisible()
  expect(takenDown.getByText('Note: The same text under six names.')).toBeVisible()
  expect(takenDown.queryByRole('table')).toBeNull()
})

test('filters are in the address, the query and the file', async () => {
  const { queries, user, router } = open('/admin?tab=audit&after=1-1&actor=nobody&from=2026-13-45')
  await entry(/^Approved/)
  expect(queries).toEqual(['?after=1-1'])
  const form = within(screen.getByRole('search', { name: 'Audit trail' }))
  await form.findByRole('option', { name: 'Business' })
  await user.selectOptions(form.getByRole('combobox', { name: 'Record' }), 'Business')
  await waitFor(() => expect(queries.at(-1)).toBe('?kind=business'))
  await user.type(form.getByLabelText('From'), '2026-11-01')
  await user.click(form.getByRole('button', { name: 'Show entries' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?kind=business&from=2026-11-01'))
  expect(router.state.location.search).toContain('tab=audit')
  expect(await screen.findByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit.csv?kind=business&from=2026-11-01',
  )
})

test('a person and a record narrow the trail by links, and chips lead back', async () => {
  const { queries, user } = open('/admin?tab=audit&after=9-9')
  await user.click((await entry(/^Approved/)).getByRole('link', { name: 'All by Ruth Kalsakau' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?actor=1'))
  await user.click((await entry(/^Approved/)).getByRole('link', { name: 'All about this business' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?actor=1&kind=business&subject=7'))
  const chip = (await screen.findAllByRole('link', { name: /By Ruth/ })).at(0)
  await user.click(chip ?? document.body)
  await waitFor(() => expect(queries.at(-1)).toBe('?kind=business&subject=7'))
})

test('pages by cursor, with a link to the newest', async () => {
  const { queries, user } = open('/admin?tab=audit', [anAuditEntry()], '1795150800000-4')
  await user.click(await screen.findByRole('link', { name: 'Older entries' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?after=1795150800000-4'))
  await user.click(await screen.findByRole('link', { name: 'Newest entries' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Newest entries' })).toBeNull())
})

test.each([
  ['/admin?tab=audit', 'No entries yet'],
  ['/admin?tab=audit&action=approved', 'No entries found'],
])('%s without an entry says so', async (path, title) => {
  open(path, [])
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('retries a failed trail', async () => {
  mockQueue()
  server.use(respondWith(calls.auditChoices, 200, CHOICES), unreachable(calls.listAudit))
  const { user } = openAdministration('/admin?tab=audit')
  await screen.findByText('We couldn’t load the audit trail')
  server.use(respondWith(calls.listAudit, 200, [anAuditEntry()]))
  await pressRetry(user)
  expect((await entry(/^Approved/)).getByRole('table')).toBeVisible()
})
