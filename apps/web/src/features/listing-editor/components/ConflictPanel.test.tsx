import { calls, type BusinessEdit, type EditableFields } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEditable, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '../pages/edit-listing.screen.tsx'

const listing = anEditable()
const MESSAGE = 'This listing has changed since. Please look at what changed'

/** Saves another name after somebody else stored these fields. */
async function saveAfter(theirs: Partial<EditableFields>, { isSecondStored = false } = {}) {
  const fields = { ...listing.fields, ...theirs }
  const present = anEditable({ version: 4, fields, stored: fields })
  const sent: BusinessEdit[] = []
  /** From now on saving succeeds. */
  const succeed = () =>
    server.use(
      respondWith(calls.editBusiness, 200, anEditable({ version: 5, fields, stored: fields }), {
        onRequest: ({ body }) => sent.push(body as BusinessEdit),
      }),
    )
  server.use(
    respondWith(calls.getBusinessEdit, 200, listing),
    respondWith(
      calls.editBusiness,
      409,
      { message: MESSAGE, present, changes: [] },
      {
        onRequest: ({ body }) => {
          sent.push(body as BusinessEdit)
          if (isSecondStored) succeed()
        },
      },
    ),
  )
  const { user } = renderApp('/dashboard/listings/7/edit', { user: aUser() })
  const name = await screen.findByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Auki Iron')
  return {
    user,
    sent,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    succeed,
  }
}

test.each([
  ['Keep mine', { version: 4, name: 'Auki Iron' }],
  ['Use the other one', null],
] as const)('shows both names and saves the one chosen by “%s”', async (choice, expected) => {
  const { user, sent, save, succeed } = await saveAfter({ name: 'Auki Timber', phone: '+6777454321' })
  await save()
  const panel = within(await screen.findByRole('alert'))
  expect(panel.getByText('Auki Iron')).toBeVisible()
  expect(panel.getByText('Auki Timber')).toBeVisible()
  expect(panel.getByText('Also changed, and kept: Phone.')).toBeVisible()
  expect(sent).toEqual([{ version: 3, name: 'Auki Iron' }])
  succeed()
  await user.click(panel.getByRole('radio', { name: choice }))
  await user.click(panel.getByRole('button', { name: 'Save with these choices' }))
  await screen.findByText(/^Saved\./)
  expect(sent.at(-1)).toEqual(expected ?? { version: 4 })
})

test('merges changes to different fields and saves', async () => {
  const { sent, save } = await saveAfter({ phone: '+6777454321' }, { isSecondStored: true })
  await save()
  expect(await screen.findByText(/^Saved\./)).toBeVisible()
  expect(sent).toEqual([
    { version: 3, name: 'Auki Iron' },
    { version: 4, name: 'Auki Iron' },
  ])
})
