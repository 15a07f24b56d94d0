import { calls, type BusinessEdit } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEditable, aUser, aWaitingEdit } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './edit-listing.screen.tsx'

const listing = anEditable()

function open(shown = listing) {
  server.use(respondWith(calls.getBusinessEdit, 200, shown))
  return renderApp('/dashboard/listings/7/edit', { user: aUser() })
}

const saveButton = () => screen.findByRole('button', { name: 'Save' })

test('sends only changed fields with the version, and says what is public and what is in review', async () => {
  const sent: BusinessEdit[] = []
  const { user } = open()
  const fields = { ...listing.fields, name: 'Auki Timber', phone: '+6777400000' }
  const waiting = aWaitingEdit({ field: 'name', before: 'Auki Hardware', after: 'Auki Timber' })
  const after = anEditable({
    version: 4,
    fields,
    stored: { ...listing.fields, phone: '+6777400000' },
    waiting,
  })
  expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
  const name = screen.getByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Auki Timber')
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '7400000')
  expect(screen.getByText('Public at once: Phone.')).toBeVisible()
  expect(screen.getByText(/^We review first: Name\./)).toBeVisible()
  server.use(
    respondWith(calls.editBusiness, 200, after, {
      onRequest: ({ body }) => sent.push(body as BusinessEdit),
    }),
    respondWith(calls.getBusinessEdit, 200, after),
  )
  await user.click(await saveButton())
  expect(await screen.findByText('Saved. Public now: Phone. In review: Name.')).toBeVisible()
  expect(sent).toEqual([{ version: 3, name: 'Auki Timber', phone: '7400000' }])
  // Nothing is left to restore: neither on the page nor at the next visit.
  expect(screen.queryByText(/Draft restored/)).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('Auki Timber')
})

test('sends the part of a photo that its owner keeps in view', async () => {
  const sent: BusinessEdit[] = []
  const photos = [{ url: '/media/shop-1600.webp', caption: 'The shop' }]
  const shown = anEditable({
    fields: { ...listing.fields, photos },
    stored: { ...listing.stored, photos },
  })
  const { user } = open(shown)
  await saveButton()
  expect(screen.getByLabelText('Crop of photo 1')).toHaveDisplayValue('Middle')
  await user.selectOptions(screen.getByLabelText('Crop of photo 1'), 'Lower part')
  server.use(
    respondWith(calls.editBusiness, 200, shown, {
      onRequest: ({ body }) => sent.push(body as BusinessEdit),
    }),
  )
  await user.click(await saveButton())
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 3, photos: [{ url: '/media/shop-1600.webp', caption: 'The shop', focus: 'lower' }] },
    ]),
  )
})

test('opens the section that the address names, and the one of a field that needs a correction', async () => {
  server.use(respondWith(calls.getBusinessEdit, 200, listing))
  const { user } = renderApp('/dashboard/listings/7/edit#hours', { user: aUser() })
  const button = await saveButton()
  const findFold = (id: string) => document.getElementById(id)?.querySelector('details')
  expect(findFold('hours')).toHaveProperty('open', true)
  const basics = findFold('basics')
  if (!basics) throw new Error('The section is missing')
  const name = screen.getByLabelText(/^Name/)
  await user.clear(name)
  basics.open = false
  await user.click(button)
  await waitFor(() => expect(name).toHaveFocus())
  expect(basics).toHaveProperty('open', true)
})
