import { calls, type BusinessEdit, type EditableBusiness } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anEditable, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '../pages/register-business.screen.tsx'
import './NextBestStep.tsx'

const plain = anEditable()
const waiting = (own: Partial<EditableBusiness> = {}) =>
  anEditable({
    status: 'pending',
    fields: { ...plain.fields, category: 'Fresh Produce', payments: ['cash'] },
    ...own,
  })

/** The success page of a registration, as the wizard leaves it in the browser's history. */
async function openSuccess({ user }: { user?: ReturnType<typeof aUser> } = {}) {
  const app = renderApp('/register-business', user && { user })
  await screen.findByRole('heading', { name: 'List your business' })
  const submitted = { reference: 'PB-7K3F-9Q', email: '', owner: null, listing: 7 }
  await app.router.navigate('/register-business', { state: { submitted } })
  return app
}

function takingEdits(): BusinessEdit[] {
  const sent: BusinessEdit[] = []
  server.use(
    respondWith(calls.editBusiness, 200, waiting(), {
      onRequest: ({ body }) => sent.push(body as BusinessEdit),
    }),
  )
  return sent
}

const findStep = () => screen.findByRole('region', { name: /^Next best step/ })

beforeEach(() => {
  server.use(respondWith(calls.getBusinessEdit, 200, waiting()), refusingTheRest())
})

test('the page says what the reference is for, and what happens if something is wrong', async () => {
  await openSuccess()
  expect(await screen.findByText(/PB-7K3F-9Q/)).toBeVisible()
  expect(screen.getByText(/Quote it when you contact us/)).toBeVisible()
  expect(screen.getByText('Approved or not: if something needs fixing, we say what.')).toBeVisible()
})

test('saves each tick at once together with earlier ones, and says so', async () => {
  const { user } = await openSuccess({ user: aUser() })
  const step = within(await findStep())
  expect(step.getByRole('checkbox', { name: 'Cash' })).toBeChecked()
  const sent = takingEdits()
  await user.click(step.getByRole('checkbox', { name: 'Cold storage' }))
  expect(await step.findByText('Saved: Cold storage, Cash.')).toBeVisible()
  expect(step.getByRole('status')).toHaveTextContent('Saved: Cold storage, Cash.')
  expect(sent).toEqual([{ amenities: ['cold-storage'], payments: ['cash'], delivery: [] }])
  await user.keyboard(' ')
  await waitFor(() => expect(step.getByRole('status')).toHaveTextContent('Saved: Cash.'))
  expect(sent.at(-1)).toEqual({ amenities: [], payments: ['cash'], delivery: [] })
  expect(step.getByRole('link', { name: 'Add hours, directions and more' })).toHaveAttribute(
    'href',
    '/dashboard/listings/7/edit',
  )
})

test('ticks in quick succession all arrive, the last call with all of them', async () => {
  const { user } = await openSuccess({ user: aUser() })
  const step = within(await findStep())
  const sent = takingEdits()
  for (const name of ['Parking', 'Toilets', 'Card', 'Delivers'])
    await user.click(step.getByRole('checkbox', { name }))
  expect(await step.findByText('Saved: Parking, Toilets, Cash, Card, Delivers.')).toBeVisible()
  expect(sent.at(-1)).toEqual({
    amenities: ['parking', 'toilets'],
    payments: ['cash', 'card'],
    delivery: ['delivers'],
  })
})

test('keeps the ticks after a failure, and Retry sends them again', async () => {
  const { user } = await openSuccess({ user: aUser() })
  const step = within(await findStep())
  server.use(unreachable(calls.editBusiness))
  await user.click(step.getByRole('checkbox', { name: 'Parking' }))
  const alert = await step.findByRole('alert')
  expect(alert).toHaveTextContent('Not saved yet.')
  expect(alert).toHaveTextContent('What you ticked is still here.')
  expect(step.getByRole('checkbox', { name: 'Parking' })).toBeChecked()
  const sent = takingEdits()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await expectFocus(step.getByRole('status'))
  expect(await step.findByText('Saved: Parking, Cash.')).toBeVisible()
  expect(step.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([{ amenities: ['parking'], payments: ['cash'], delivery: [] }])
})

test.each([
  ['nobody who is signed out', {}, waiting()],
  ['no administrator', { user: aUser({ isAdmin: true }) }, waiting({ isOwner: false })],
  ['nobody whose listing is decided about', { user: aUser() }, waiting({ status: 'approved' })],
])('%s is asked', async (_who, person, listing) => {
  const requests: string[] = []
  server.use(
    respondWith(calls.getBusinessEdit, 200, listing, { onRequest: ({ url }) => requests.push(url.pathname) }),
  )
  await openSuccess(person)
  expect(await screen.findByText('PB-7K3F-9Q')).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength('user' in person ? 1 : 0))
  expect(screen.queryByRole('region', { name: /^Next best step/ })).toBeNull()
})

test('asks nothing if the listing can’t be loaded', async () => {
  server.use(respondWith(calls.getBusinessEdit, 404, { message: 'Business not found' }))
  await openSuccess({ user: aUser() })
  expect(await screen.findByText('PB-7K3F-9Q')).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Next best step/ })).toBeNull()
})
