// cspell:ignore mala
import { calls } from '@portal/domain/contract'
import { getMenu, getMenuGroups, type MenuLink } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'

const PAGE = '/newsletter'
beforeEach(() => server.use(respondWith(calls.signInMethods, 200, { provider: null })))
/** jsdom's window is 1,024 px wide, where the account area and the menus are in the phone menu. */
const hidden = true
const hrefs = (links: readonly MenuLink[]) => links.map(({ href }) => href)
const banner = () => screen.findByRole('banner')

test('signed out, the header offers Sign In and Register and does not query the session', async () => {
  renderApp(PAGE)
  const header = within(await banner())
  expect(header.getByRole('link', { name: 'Sign In', hidden })).toBeInTheDocument()
  expect(header.getByRole('link', { name: 'Register', hidden })).toBeInTheDocument()
  // Hidden elements have no name, and jsdom knows no container queries.
  expect(header.getByText('+ List Your Business')).toHaveAttribute('href', '/list-business')
})

test.each([
  ['/newsletter?from=home', '?returnTo=%2Fnewsletter%3Ffrom%3Dhome'],
  ['/auth/sign-in', ''],
  ['/auth/register?returnTo=%2Fsaved', '?returnTo=%2Fsaved'],
])('signing in from header, menu or footer of %s leads back', async (address, query) => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const { user } = renderApp(address)
  const parts = [await banner(), await screen.findByRole('contentinfo')]
  await user.click(within(await banner()).getByRole('button', { name: 'Menu', hidden }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  for (const part of [...parts, menu]) {
    const links = within(part).getAllByRole('link', { name: /^(Sign In|Register)$/, hidden })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/auth/sign-in${query}`,
      `/auth/register${query}`,
    ])
  }
})

test('signed in, the avatar’s menu links to dashboard, account, saves and Sign Out', async () => {
  const { user } = renderApp(PAGE, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Account of Mere Tavola (MT)', hidden }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'My Dashboard',
    'Account',
    'Saved Businesses',
    'Sign Out',
  ])
  expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account')
  expect(menu.getByRole('menuitem', { name: 'Saved Businesses' })).toHaveAttribute('href', '/saved')
  expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
})

test('an administrator’s menu also links to the Admin Panel', async () => {
  const { user } = renderApp(PAGE, { user: aUser({ isAdmin: true }) })
  await user.click(await screen.findByRole('button', { name: /^Account of/, hidden }))
  expect(await screen.findByRole('menuitem', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin')
})

test.each([
  ['an expired session', () => respondWith(calls.currentUser, 401, { message: 'Please sign in' })],
  ['a network error', () => unreachable(calls.currentUser)],
])('shows a visitor’s header after %s', async (_what, mock) => {
  document.cookie = 'signed-in=1'
  server.use(mock())
  const { store } = renderApp(PAGE)
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((query) => query?.error !== undefined)).toBe(
      true,
    ),
  )
  expect(within(await banner()).getByRole('link', { name: 'Sign In', hidden })).toBeInTheDocument()
})

test('the search overlay needs a text, opens the results and can be cancelled', async () => {
  const searched: (string | null)[] = []
  server.use(
    respondWith(calls.suggest, 200, []),
    respondWith(calls.search, 200, NO_RESULTS, {
      onRequest: ({ url }) => searched.push(url.searchParams.get('q')),
    }),
  )
  const { user, router } = renderApp(PAGE)
  const opener = within(await banner()).getByRole('button', { name: 'Search' })
  expect(opener).toHaveAttribute('href', '/search')
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  const button = dialog.getByRole('button', { name: 'Search' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.type(dialog.getByRole('combobox'), '   ')
  expect(button).toHaveAttribute('aria-disabled', 'true')
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

test('picking a suggestion opens its page', async () => {
  server.use(
    respondWith(calls.suggest, 200, [
      { label: 'Malaita Province', href: '/auth/sign-in?returnTo=%2Fmalaita', kind: 'place' },
    ]),
  )
  const { user, router } = renderApp(PAGE)
  await user.click(within(await banner()).getByRole('button', { name: 'Search' }))
  await user.type(await screen.findByRole('combobox'), 'mala')
  await user.click(await screen.findByRole('option', { name: /Malaita Province/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?returnTo=%2Fmalaita'))
})

const openMenu = async (name: string) => {
  const { user } = renderApp(PAGE)
  const trigger = await screen.findByRole('button', { name, hidden })
  await user.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  return { user, menu: within(screen.getByRole('navigation', { name: 'Main', hidden })) }
}

const addressesIn = (menu: ReturnType<typeof within>) =>
  menu.getAllByRole('link', { hidden }).map((link: HTMLElement) => link.getAttribute('href'))

test.each([
  ['Directory', 'Featured Businesses', [...hrefs(getMenu('directory')), '/directory?province=central']],
  ['News', 'Latest Headlines', hrefs(getMenu('news'))],
  ['Industries', 'Industry in Focus', ['/industries/real-estate', '/industries/in-focus', '/industries']],
  ['Countries', 'Fiji', ['/countries/fiji', '/fj', '/countries/vanuatu', '/countries']],
])('the %s menu opens on a click and links to its pages', async (name, link, addresses) => {
  const { menu } = await openMenu(name)
  await menu.findByRole('link', { name: new RegExp(`^${link}`), hidden })
  expect(addressesIn(menu)).toEqual(expect.arrayContaining(addresses))
})

test('each province has a card of eight links', async () => {
  const { user, menu } = await openMenu('Countries')
  await user.click(await menu.findByRole('button', { name: 'Malaita Province', hidden }))
  expect(addressesIn(menu).slice(-8)).toEqual([
    '/directory?province=malaita',
    '/malaita',
    '/countries/malaita-province/doing-business',
    '/countries/malaita-province/regulations-licences',
    '/countries/malaita-province/taxes-duties',
    '/countries/malaita-province/grants-tenders',
    '/countries/malaita-province/chambers-associations',
    '/countries/malaita-province/featured',
  ])
  const openers = menu.getAllByRole('button', { name: /Province|Honiara/, hidden })
  expect(openers).toHaveLength(10)
  expect(openers.filter((opener) => opener.getAttribute('aria-expanded') === 'true')).toHaveLength(1)
})

test('the phone menu has seven links, three buttons and the signed-in user', async () => {
  const { user } = renderApp(PAGE, { user: aUser() })
  await user.click(within(await banner()).getByRole('button', { name: 'Menu', hidden }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const shown = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(shown.slice(0, 10)).toEqual(
    [...getMenu('phone'), ...getMenu('phone-buttons')].map(({ label, href }) => [label, href]),
  )
  expect(menu.getByRole('link', { name: 'Saved Businesses' })).toHaveAttribute('href', '/saved')
  expect(menu.getByText('Mere Tavola')).toBeVisible()
  expect(menu.getByText('mere@portal.test')).toBeVisible()
  expect(menu.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
})

test('a visitor’s phone menu links to Sign In and Register, and closes when a link is followed', async () => {
  const { user } = renderApp(PAGE)
  await user.click(within(await banner()).getByRole('button', { name: 'Menu', hidden }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(addressesIn(menu).slice(-2)).toEqual([
    '/auth/sign-in?returnTo=%2Fnewsletter',
    '/auth/register?returnTo=%2Fnewsletter',
  ])
  await user.click(menu.getByRole('link', { name: 'Sign In' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
})

test('the footer links to every page about the portal and to the sitemap', async () => {
  renderApp(PAGE)
  const footer = within(await screen.findByRole('contentinfo'))
  const all = hrefs([...getMenu('footer'), ...getMenu('footer-end')])
  expect(addressesIn(footer)).toEqual(expect.arrayContaining(all))
  expect(footer.queryByRole('list', { name: 'Follow us' })).toBeNull()
})

test('the footer names who runs the portal, how to reach them and their social networks, as configured', async () => {
  const operator = { name: 'Islands Trust', address: 'PO Box 1, Honiara', phone: '+677 20000' }
  renderApp(PAGE, { configured: { operator, social: ['https://www.facebook.com/portal'] } })
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText(wholeText('Run by Islands Trust, PO Box 1, Honiara'))).toBeVisible()
  expect(footer.getByRole('link', { name: '+677 20000' })).toHaveAttribute('href', 'tel:+67720000')
  const mail = footer.getByRole('link', { name: 'contact@portal.example' })
  expect(mail).toHaveAttribute('href', 'mailto:contact@portal.example')
  const networks = within(footer.getByRole('list', { name: 'Follow us' }))
  expect(networks.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/portal',
  )
})

test('the footer of a portal that names nobody has its email address alone', async () => {
  renderApp(PAGE)
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'contact@portal.example' })).toBeVisible()
  expect(footer.queryByText(/Run by/)).toBeNull()
})

test('the footer’s account links depend on the session', async () => {
  renderApp(PAGE, { user: aUser() })
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
  expect(footer.getByRole('link', { name: 'My Dashboard' })).toBeInTheDocument()
  expect(footer.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test.each(getMenuGroups('quick'))(
  'the quick menu’s group $label opens, and closes when it is pressed again',
  async (group) => {
    const { user } = renderApp(PAGE)
    const menu = within(await screen.findByRole('navigation', { name: 'Quick menu' }))
    const opener = menu.getByRole('button', { name: group.label })
    await user.click(opener)
    await menu.findByRole('list', { name: group.label })
    expect(new Set(addressesIn(menu))).toEqual(new Set(hrefs(group.links)))
    await user.click(opener)
    expect(menu.queryByRole('link')).toBeNull()
  },
)

test.each([
  ['/jobs', 'Jobs & Tenders'],
  ['/tenders', 'Jobs & Tenders'],
  ['/events', 'Events'],
])('on %s the quick menu marks %s', async (path, name) => {
  server.use(
    respondWith(calls.listJobs, 200, []),
    respondWith(calls.listTenders, 200, []),
    respondWith(calls.listEvents, 200, []),
  )
  renderApp(path)
  const menu = within(await screen.findByRole('navigation', { name: 'Quick menu' }))
  expect(menu.getByRole('button', { current: true })).toHaveAccessibleName(name)
})

test('the quick menu folds, and closes on Esc or a press outside', async () => {
  const { user } = renderApp(PAGE)
  const menu = within(await screen.findByRole('navigation', { name: 'Quick menu' }))
  const opener = menu.getByRole('button', { name: 'Skills Portal' })
  await user.click(opener)
  await user.click(await menu.findByRole('link', { name: 'Mentorship' }).then(() => document.body))
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  await user.keyboard('{Escape}')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expectFocus(opener)
  await user.click(opener)
  await user.click(menu.getByRole('button', { name: 'Close the quick menu' }))
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(menu.getByRole('button', { name: 'Open the quick menu' })).toBeVisible()
})

test('Dive In loads its page without the router', async () => {
  const { user } = renderApp(PAGE)
  const menu = within(await screen.findByRole('navigation', { name: 'Quick menu' }))
  await user.click(menu.getByRole('button', { name: 'Digital Growth Centre' }))
  const link = await menu.findByRole('link', { name: 'Dive In' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/resources', '_self'])
})

test('moves the focus to the new page’s heading after a navigation', async () => {
  const { user } = renderApp(PAGE)
  await user.click(within(await banner()).getByRole('link', { name: 'Sign In', hidden }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toHaveFocus())
})

test.each(['/auth/sign-in', '/register-business'])('%s, a form, has no quick menu', async (path) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Quick menu' })).toBeNull()
})
