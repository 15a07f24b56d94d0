// cspell:ignore abuot
import { COUNTRIES, PROVINCES, resolvePlace } from '@portal/domain/place'
import { getMenu, getProvinceMenu, INDUSTRIES, type MenuGroup, type MenuLink } from '@portal/reference-data'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths, patterns } from '#shared/urls/paths.ts'
import { SITE_GROUPS } from './pages/sitemap/site-groups.ts'
import { createRoutes } from './routes.tsx'
import { MAIN_MENU } from './shell/header/main-menu.ts'
import { createStore } from './store.ts'

const store = createStore({
  access: { baseUrl: '', fetch },
  pageContext: { now: 0, seed: 0, origin: '', contactEmail: '' },
})
const routes = createRoutes(() => ({ store, waitsForData: false, now: () => 0 }))

const linksIn = (groups: readonly MenuGroup[]): readonly MenuLink[] => groups.flatMap(({ links }) => links)

const MENUS: Readonly<Record<string, readonly Pick<MenuLink, 'href'>[]>> = {
  main: MAIN_MENU,
  directory: getMenu('directory'),
  news: getMenu('news'),
  industries: [...INDUSTRIES.map(({ slug }) => ({ href: paths.industry(slug) })), ...getMenu('industries')],
  provinces: PROVINCES.flatMap(getProvinceMenu),
  countries: COUNTRIES.map(({ fullCode }) => ({ href: paths.guide(fullCode) })),
  account: getMenu('account'),
  phone: [...getMenu('phone'), ...getMenu('phone-buttons')],
  quick: getMenu('quick'),
  footer: [...getMenu('explore'), ...getMenu('footer'), ...getMenu('footer-end')],
  sitemap: linksIn(SITE_GROUPS),
}

/** Patterns that match any first segment, of which only places have pages. */
const OF_PLACES: readonly string[] = [patterns.country, patterns.countryCategory, patterns.business]

function isPage(href: string): boolean {
  if (href.startsWith('/api/')) return true
  const id = matchRoutes(routes, href.split('?')[0] ?? '')?.at(-1)?.route.id
  if (id === undefined || id === 'missing' || id === patterns.categoryEverywhere) return false
  return !OF_PLACES.includes(id) || resolvePlace(href.split('/')[1] ?? '') !== null
}

test.each(Object.entries(MENUS))('every link of the %s menu matches the site map', (_name, links) => {
  expect(links.length).toBeGreaterThan(0)
  expect(links.map(({ href }) => href).filter((href) => !isPage(href))).toEqual([])
})

test('detects a link without a page', () => {
  expect(['/no-such-page', '/about', '/abuot/mission', '/countries/no-such-guide'].filter(isPage)).toEqual([])
})
