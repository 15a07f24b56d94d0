import { calls, type EditableBusiness } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEditable, anOwnBusiness, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './preview.screen.tsx'

const ADDRESS = '/dashboard/listings/7/preview'
const WAITING = {
  status: 'pending',
  submittedAt: '2026-11-20T02:00:00.000Z',
  dueAt: '2026-11-25T02:00:00.000Z',
  reason: null,
  note: null,
  changes: [],
} as const satisfies EditableBusiness['waiting']

function open(waiting: EditableBusiness['waiting'] = WAITING) {
  server.use(
    respondWith(calls.getBusinessEdit, 200, anEditable({ waiting })),
    respondWith(
      calls.previewEdit,
      200,
      anOwnBusiness({ id: 7, name: 'Auki Timber', tags: ['Sawn timber', 'Roofing iron'] }),
    ),
  )
  return renderApp(ADDRESS, { user: aUser() })
}

test('shows the listing with its waiting changes, and how long visitors see the old one', async () => {
  open()
  const shown = await screen.findByRole('article', { name: 'Auki Timber' })
  expect(within(shown).getByText('Sawn timber, Roofing iron')).toBeVisible()
  expect(screen.getByText(/We’ll reply by .*25 Nov/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to your changes' })).toHaveAttribute(
    'href',
    '/dashboard/listings/7/edit#waiting-changes',
  )
})

test('says of rejected changes that visitors do not see them', async () => {
  open({ ...WAITING, status: 'rejected', dueAt: null })
  expect(await screen.findByText('These changes were not approved.')).toBeVisible()
})

test('says that nothing waits', async () => {
  server.use(
    respondWith(calls.getBusinessEdit, 200, anEditable()),
    respondWith(calls.previewEdit, 404, { message: 'This listing has no changes in review' }),
  )
  renderApp(ADDRESS, { user: aUser() })
  expect(await screen.findByText(/^No changes are in review/)).toBeVisible()
})
