import { calls, type BusinessEdit } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anEditable, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '../pages/edit-listing.screen.tsx'

const plain = anEditable()
const fields = { ...plain.fields, amenities: ['parking', 'visits'], payments: ['cash'] }
const listing = anEditable({ fields, stored: fields })

function open() {
  server.use(respondWith(calls.getBusinessEdit, 200, listing))
  return renderApp('/dashboard/listings/7/edit', { user: aUser() })
}

const section = async () => within(await screen.findByRole('region', { name: 'What visitors can expect' }))

beforeEach(() => localStorage.clear())

test('sends ticks on saving, which are public at once', async () => {
  const { user } = open()
  const boxes = await section()
  await user.click(boxes.getByRole('checkbox', { name: 'Wholesale' }))
  await user.click(boxes.getByRole('checkbox', { name: 'Card' }))
  await user.click(boxes.getByRole('checkbox', { name: 'Delivers' }))
  expect(screen.getByText('Public at once: Amenities, Ways to pay and Delivery.')).toBeVisible()
  await user.click(boxes.getByRole('checkbox', { name: 'Card' }))
  expect(screen.getByText('Public at once: Amenities and Delivery.')).toBeVisible()
  const sent: BusinessEdit[] = []
  const after = anEditable({ version: 4, fields, stored: fields })
  server.use(
    respondWith(calls.editBusiness, 200, after, {
      onRequest: ({ body }) => sent.push(body as BusinessEdit),
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. Public now: Amenities and Delivery.')).toBeVisible()
  expect(sent).toEqual([
    { version: 3, amenities: ['parking', 'visits', 'wholesale'], delivery: ['delivers'] },
  ])
})

test('another category offers its own amenities and keeps earlier ticks', async () => {
  const { user } = open()
  const boxes = await section()
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Tourism & Hospitality')
  const kept = within(await boxes.findByRole('group', { name: 'Ticked for another category' }))
  expect(kept.getByRole('checkbox', { name: 'Home or site visits' })).toBeChecked()
  expect(boxes.getByRole('checkbox', { name: 'Parking' })).toBeChecked()
  await user.click(boxes.getByRole('checkbox', { name: 'Meals' }))
  const sent: BusinessEdit[] = []
  server.use(
    respondWith(calls.editBusiness, 200, listing, {
      onRequest: ({ body }) => sent.push(body as BusinessEdit),
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Saved\./)
  expect(sent).toEqual([
    { version: 3, category: 'Tourism & Hospitality', amenities: ['parking', 'meals', 'visits'] },
  ])
})

test('keeps ticks on the device until they are saved', async () => {
  const { user, unmount } = open()
  await user.click((await section()).getByRole('checkbox', { name: 'Mobile money' }))
  expect(screen.getByText('Public at once: Ways to pay.')).toBeVisible()
  unmount()
  open()
  expect((await section()).getByRole('checkbox', { name: 'Mobile money' })).toBeChecked()
  expect(screen.getByText(/^Draft restored from your last visit/)).toBeVisible()
})

test('shows both choices by name after concurrent changes', async () => {
  const { user } = open()
  await user.click((await section()).getByRole('checkbox', { name: 'Wholesale' }))
  const present = anEditable({ version: 4, fields: { ...fields, amenities: ['wheelchair'] } })
  server.use(
    respondWith(calls.editBusiness, 409, {
      message: 'This listing was changed meanwhile.',
      changes: [],
      present,
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('alert'))
  expect(panel.getByText('Parking, Home or site visits, Wholesale')).toBeVisible()
  expect(panel.getByText('Wheelchair access')).toBeVisible()
})
