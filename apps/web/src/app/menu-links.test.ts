// cspell:ignore abuot
import { COUNTRIES, PROVINCES, resolvePlace } from '@portal/domain/place'
import {
  ACCOUNT_MENU,
  DIRECTORY_MENU,
  FOOTER_MENU,
  INDUSTRIES,
  INDUSTRY_IN_FOCUS,
  MOBILE_ACTIONS,
  MOBILE_MENU,
  NEWS_MENU,
  QUICK_MENU,
  SITEMAP_LINK,
  type MenuGroup,
  type MenuLink,
} from '@portal/reference-data'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths, patterns } from '#shared/urls/paths.ts'
import { SITE_GROUPS } from './pages/sitemap/site-groups.ts'
import { makeRoutes } from './routes.tsx'
import { MAIN_MENU } from './shell/header/main-menu.ts'
import { provinceLinks } from './shell/header/province-links.ts'
import { createStore } from './store.ts'

const store = createStore({
  access: { baseUrl: '', fetch },
  pageContext: { now: 0, seed: 0, origin: '', contactEmail: '' },
})
const routes = makeRoutes(() => ({ store, waits: false, now: () => 0 }))

const linksIn = (groups: readonly MenuGroup[]): readonly MenuLink[] => groups.flatMap(({ links }) => links)

const MENUS: Readonly<Record<string, readonly Pick<MenuLink, 'href'>[]>> = {
  main: MAIN_MENU,
  directory: DIRECTORY_MENU,
  news: NEWS_MENU,
  industries: [...INDUSTRIES.map(({ slug }) => ({ href: paths.industry(slug) })), INDUSTRY_IN_FOCUS],
  provinces: PROVINCES.flatMap(provinceLinks),
  countries: COUNTRIES.map(({ fullCode }) => ({ href: paths.guide(fullCode) })),
  account: ACCOUNT_MENU,
  phone: [...MOBILE_MENU, ...MOBILE_ACTIONS],
  quick: linksIn(QUICK_MENU),
  footer: [...linksIn(FOOTER_MENU), SITEMAP_LINK],
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
