import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEditable, aUser, aWaitingEdit } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '../pages/edit-listing.screen.tsx'

const photo = (place: number, caption: string | null) => ({ url: `/media/photo${place}-1600.webp`, caption })
const waiting = aWaitingEdit({
  field: 'photos',
  before: [photo(1, 'The shop'), photo(2, 'The yard')],
  after: [photo(1, 'The new shop'), photo(3, null)],
})

test('shows changed captions, new and removed photos, and a link to the preview', async () => {
  server.use(respondWith(calls.getBusinessEdit, 200, anEditable({ waiting })))
  const { user } = renderApp('/dashboard/listings/7/edit', { user: aUser() })
  const panel = (await screen.findByText(/^Your changes from/)).closest('#waiting-changes')
  const shown = within(panel as HTMLElement)
  await user.click(shown.getByText('Photos'))
  const [changed, added, removed] = shown.getAllByRole('listitem')
  expect(changed?.querySelector('ins')).toHaveTextContent('new')
  expect(changed).not.toHaveTextContent('New')
  expect(added).toHaveTextContent('New')
  expect(removed).toHaveTextContent('Removed')
  expect(removed?.querySelector('del')).toHaveTextContent('The yard')
  expect(shown.getByRole('link', { name: 'Preview as visitors will see it' })).toHaveAttribute(
    'href',
    '/dashboard/listings/7/preview',
  )
})

test('does not withdraw changes that another tab edited, and shows them again', async () => {
  const first = anEditable({ waiting })
  const present = anEditable({
    version: 4,
    waiting: {
      ...waiting,
      changes: [{ field: 'name', before: 'Auki Hardware', after: 'Auki Timber' }],
    },
  })
  const sent: string[] = []
  server.use(
    respondWith(calls.getBusinessEdit, 200, first),
    respondWith(
      calls.cancelEdit,
      409,
      { message: 'These changes have been edited since. Please check them again', present },
      { onRequest: ({ url }) => sent.push(url.search) },
    ),
  )
  const { user } = renderApp('/dashboard/listings/7/edit', { user: aUser() })
  const button = await screen.findByRole('button', { name: 'Withdraw these changes' })
  server.use(respondWith(calls.getBusinessEdit, 200, present))
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Withdraw changes' }))
  expect(await screen.findByText(/^These changes have been edited since/)).toBeVisible()
  expect(sent).toEqual(['?version=3'])
  expect(
    await within(document.querySelector('#waiting-changes') as HTMLElement).findByText('Name'),
  ).toBeVisible()
})

test('says that changes are public if they were approved before the withdrawal', async () => {
  const named = [{ field: 'name' as const, before: 'Auki Hardware', after: 'Auki Timber' }]
  const before = anEditable({ waiting: { ...waiting, changes: named } })
  const after = anEditable({ version: 4, stored: { ...before.stored, name: 'Auki Timber' } })
  server.use(respondWith(calls.getBusinessEdit, 200, before), respondWith(calls.cancelEdit, 200, after))
  const { user } = renderApp('/dashboard/listings/7/edit', { user: aUser() })
  const button = await screen.findByRole('button', { name: 'Withdraw these changes' })
  server.use(respondWith(calls.getBusinessEdit, 200, after))
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Withdraw changes' }))
  expect(await screen.findByText(/^Your changes were approved before you withdrew them/)).toBeVisible()
})
