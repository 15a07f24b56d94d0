import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aBusiness, anOwnBusiness, aReviewerState, aReviewSummary, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '#features/profile/ProfileParts.tsx'

const PATH = '/sb/food-and-beverages/kokonut-oil-cooperative'

let taps: string[] = []
beforeEach(() => {
  taps = []
  server.use(
    respondWith(calls.getBusiness, 200, aBusiness({ id: 7, latitude: -8.77, longitude: 160.7 })),
    respondWith(calls.listBusinesses, 200, []),
    respondWith(calls.listReviews, 200, []),
    respondWith(calls.getReviewSummary, 200, aReviewSummary()),
    respondWith(calls.getReviewerState, 200, aReviewerState()),
    respondWith(calls.tapBusiness, 204, undefined, {
      onRequest: ({ url, body }) => taps.push(`${url.pathname} ${JSON.stringify(body)}`),
    }),
  )
})

const showTab = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

const tap = (kind: string) => `/api/businesses/7/taps {"kind":"${kind}"}`
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Kokonut Oil Cooperative' })
const contact = async () => within(await screen.findByRole('region', { name: 'Contact' }))

test('reports a view once, even after returning to the profile', async () => {
  const { router } = renderApp(PATH)
  await arrived()
  await waitFor(() => expect(taps).toEqual([tap('view')]))
  await router.navigate('/directory')
  await screen.findByRole('heading', { level: 1, name: 'Directory' })
  await router.navigate(-1)
  await arrived()
  expect(taps).toEqual([tap('view')])
})

test('reports a view in a background tab once the tab is shown', async () => {
  showTab('hidden')
  renderApp(PATH)
  await arrived()
  await contact()
  expect(taps).toEqual([])
  showTab('visible')
  await waitFor(() => expect(taps).toEqual([tap('view')]))
})

test.each([
  ['+677 740 0112', 'call'],
  ['WhatsApp', 'whatsapp'],
  ['sales@kokonut.example', 'email'],
  ['kokonut.example', 'website'],
  ['Open in a map app', 'directions'],
])('reports a tap on “%s” as %s, and a double press once', async (name, kind) => {
  const { user } = renderApp(PATH)
  await contact()
  const link = within(screen.getByRole('main')).getAllByRole('link', { name }).at(-1) ?? document.body
  link.addEventListener('click', (event) => event.preventDefault())
  await user.dblClick(link)
  await waitFor(() => expect(taps).toContain(tap(kind)))
  expect(taps.filter((one) => one === tap(kind))).toHaveLength(1)
})

test.each([
  ['an administrator', aUser({ isAdmin: true }), aBusiness({ id: 7 })],
  ['the owner', aUser(), anOwnBusiness({ id: 7 })],
])('reports nothing for %s', async (_who, account, business) => {
  server.use(respondWith(calls.getBusiness, 200, business))
  const { user } = renderApp(PATH, { user: account })
  await screen.findByRole('button', { name: /^Account of/, hidden: true })
  await user.click((await contact()).getByRole('link', { name: 'sales@kokonut.example' }))
  expect(taps).toEqual([])
})
