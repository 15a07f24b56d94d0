import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../../test/factories.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { answering, server, unreachable } from '../../../test/server.ts'

const PAGE = '/auth/register'
/** jsdom's window is 1,024 px wide, where the account area and the menus are behind the phone menu. */
const hidden = true
const banner = () => screen.findByRole('banner')

test('signed out, the header offers Sign In and Register and asks nobody who is there', async () => {
  renderApp(PAGE)
  const header = within(await banner())
  expect(header.getByRole('link', { name: 'Sign In', hidden })).toHaveAttribute('href', '/auth/sign-in')
  expect(header.getByRole('link', { name: 'Register', hidden })).toHaveAttribute('href', '/auth/register')
  expect(header.getByRole('link', { name: '+ List Your Business', hidden })).toHaveAttribute(
    'href',
    '/list-business',
  )
})

test('signed in, the avatar’s menu leads to the dashboard and out', async () => {
  const { user } = renderApp(PAGE, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Account of Mere Tavola (MT)', hidden }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['My Dashboard', 'Sign Out'])
  expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
})

test('an administrator also finds the Admin Panel', async () => {
  const { user } = renderApp(PAGE, { user: aUser({ isAdmin: true }) })
  await user.click(await screen.findByRole('button', { name: /^Account of/, hidden }))
  expect(await screen.findByRole('menuitem', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin')
})

test.each([
  ['a session that has ended', () => answering(calls.currentUser, 401, { message: 'Please sign in' })],
  ['a network that fails', () => unreachable(calls.currentUser)],
])('%s leaves the header as for a visitor', async (_what, answer) => {
  document.cookie = 'signed-in=1'
  server.use(answer())
  const { store } = renderApp(PAGE)
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((query) => query?.error !== undefined)).toBe(
      true,
    ),
  )
  expect(within(await banner()).getByRole('link', { name: 'Sign In', hidden })).toBeInTheDocument()
})

test('the search over the page needs a text, goes to its results and can be cancelled', async () => {
  const searched: (string | null)[] = []
  const nothing = { total: 0, items: [] }
  server.use(
    answering(calls.suggest, 200, []),
    answering(
      calls.search,
      200,
      { businesses: nothing, news: nothing, events: nothing },
      { onRequest: ({ url }) => searched.push(url.searchParams.get('q')) },
    ),
  )
  const { user, router } = renderApp(PAGE)
  const opener = within(await banner()).getByRole('link', { name: 'Search' })
  expect(opener).toHaveAttribute('href', '/search')
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  const button = dialog.getByRole('button', { name: 'Search' })
  expect(button).toBeDisabled()
  await user.type(dialog.getByRole('combobox'), '   ')
  expect(button).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(opener)
  await user.type(await screen.findByRole('combobox'), 'kokonut oil{Enter}')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=kokonut+oil'),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(searched).toEqual(['kokonut oil']))
})

test('a suggestion leads straight to what it names', async () => {
  server.use(
    answering(calls.suggest, 200, [
      { label: 'Malaita Province', href: '/auth/sign-in?returnTo=%2Fmalaita', kind: 'place' },
    ]),
  )
  const { user, router } = renderApp(PAGE)
  await user.click(within(await banner()).getByRole('link', { name: 'Search' }))
  await user.type(await screen.findByRole('combobox'), 'mala')
  await user.click(await screen.findByRole('option', { name: /Malaita Province/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?returnTo=%2Fmalaita'))
})

test.each([
  ['Directory', ['Featured Businesses', 'Central Province', 'Mining & Resources']],
  ['Countries', ['Fiji', 'Western Province']],
  ['Industries', ['Real Estate & Property']],
  ['News', ['Latest Headlines', 'Press Releases']],
])('the %s menu opens on a click and shows its pages', async (name, links) => {
  const { user } = renderApp(PAGE)
  const trigger = await screen.findByRole('button', { name, hidden })
  await user.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  const menu = within(screen.getByRole('navigation', { name: 'Main', hidden }))
  for (const link of links)
    expect(await menu.findByRole('link', { name: new RegExp(link), hidden })).toBeInTheDocument()
  expect(menu.queryByRole('link', { name: 'Newsletter Sign-up', hidden })).toBeNull()
})

test('the phone menu shows the pages there are and who is signed in', async () => {
  const { user } = renderApp(PAGE, { user: aUser() })
  await user.click(within(await banner()).getByRole('img', { name: 'Menu', hidden }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const names = menu.getAllByRole('link').map((link) => link.textContent)
  expect(names.slice(0, 5)).toEqual(['Directory', 'Countries', 'Industries', 'News', 'Events'])
  expect(menu.getByRole('link', { name: 'List Your Business' })).toHaveAttribute('href', '/list-business')
  expect(menu.getByText('mere@portal.test')).toBeVisible()
  expect(menu.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
})

test('the footer offers what fits who is there', async () => {
  renderApp(PAGE, { user: aUser() })
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
  expect(footer.getByRole('link', { name: 'My Dashboard' })).toBeInTheDocument()
  expect(footer.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test('the quick menu opens its group, closes it when it is chosen again, and folds', async () => {
  const { user } = renderApp(PAGE)
  const menu = within(await screen.findByRole('navigation', { name: 'Quick menu' }))
  const group = menu.getByRole('button', { name: 'Events' })
  await user.click(group)
  expect(await menu.findByRole('link', { name: 'Webinars' })).toHaveAttribute('href', '/events/webinars')
  expect(menu.queryByRole('link', { name: 'Submit an Event' })).toBeNull()
  await user.click(group)
  expect(menu.queryByRole('link', { name: 'Webinars' })).toBeNull()
  await user.click(menu.getByRole('button', { name: 'Fold the quick menu' }))
  expect(menu.getByRole('button', { name: 'Spread the quick menu' })).toBeVisible()
})

test('after a navigation the focus is on the new page’s heading', async () => {
  const { user } = renderApp(PAGE)
  await user.click(within(await banner()).getByRole('link', { name: 'Sign In', hidden }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveFocus())
})
