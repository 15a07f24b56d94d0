import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import {
  DIRECTORY_MENU_PROVINCES,
  getMenu,
  getProvinceMenu,
  INDUSTRIES,
  type MenuLink,
} from '@portal/reference-data'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export const START = '/legal/terms'

export const hrefs = (links: readonly MenuLink[]) => links.map(({ href }) => href)

/** The links of each header menu, in order; first those of the menu that links to everything. */
export const MENUS: Readonly<Record<string, readonly string[]>> = {
  Countries: [
    ...COUNTRIES.flatMap(({ code, fullCode }) => [`/countries/${fullCode}`, `/${code}`]),
    '/countries',
    ...PROVINCES.flatMap((province) => hrefs(getProvinceMenu(province))),
  ],
  Directory: [
    ...hrefs(getMenu('directory')),
    ...PROVINCES.slice(0, DIRECTORY_MENU_PROVINCES).map(({ code }) => `/directory?province=${code}`),
    '/directory?view=provinces',
    ...INDUSTRIES.map(({ slug }) => `/directory/industries/${slug}`),
  ],
  Industries: [...INDUSTRIES.map(({ slug }) => `/industries/${slug}`), '/industries/in-focus', '/industries'],
  News: hrefs(getMenu('news')),
}

/** Sorted and unique: some links occur twice in a menu. */
export const sorted = (list: readonly string[]): string[] =>
  [...new Set(list)].toSorted((a, b) => a.localeCompare(b))

export const getAddress = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/**
 * The href of each link whose centre can be pressed; otherwise what covers it. All are read at once: links may still
 * be added while the page finishes.
 */
export async function findPressableLinks(within: Locator): Promise<string[]> {
  const links = within.locator('a[href]')
  await links.first().waitFor()
  return links.evaluateAll((elements) =>
    elements.map((element) => {
      const href = element.getAttribute('href') ?? ''
      element.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && element.contains(hit) ? href : `${href} is under ${hit?.outerHTML.slice(0, 80)}`
    }),
  )
}

export async function findPanel(page: Page, opener: Locator): Promise<Locator> {
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
  const id = (await opener.getAttribute('aria-controls')) ?? ''
  return page.locator(`[id="${id}"]`)
}

export const quickMenu = (page: Page) => page.getByRole('navigation', { name: 'Quick menu' })
