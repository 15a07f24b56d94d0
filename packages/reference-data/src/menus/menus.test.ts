import { describe, expect, test } from 'vitest'
import {
  ACCOUNT_MENU,
  DIRECTORY_MENU,
  DIRECTORY_MENU_PROVINCES,
  EVENT_SECTIONS,
  FOOTER_MENU,
  INDUSTRY_IN_FOCUS,
  MOBILE_ACTIONS,
  MOBILE_MENU,
  NEWS_MENU,
  NEWS_SECTIONS,
  PROVINCE_MENU,
  QUICK_MENU,
  SITEMAP_LINK,
  type MenuLink,
} from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const hrefs = (links: readonly MenuLink[]) => links.map(({ href }) => href)
const expandPaths = (path: string, names: string) => [
  path,
  ...names.split(' ').map((name) => `${path}/${name}`),
]

const menus: Readonly<Record<string, readonly MenuLink[]>> = {
  news: NEWS_MENU,
  directory: DIRECTORY_MENU,
  provinces: PROVINCE_MENU,
  header: [INDUSTRY_IN_FOCUS],
  account: ACCOUNT_MENU,
  mobile: [...MOBILE_MENU, ...MOBILE_ACTIONS],
  ...Object.fromEntries([...QUICK_MENU, ...FOOTER_MENU].map(({ label, links }) => [label, links])),
}

describe('every menu', () => {
  test.each(Object.entries(menus))(
    '%s links to paths of this site, with unique paths and labels',
    (_, links) => {
      const malformed = links.filter(
        ({ label, href }) =>
          label.trim() === '' || !/^\/[a-z0-9{}/?=-]*$/i.test(href.replaceAll(/\{(code|fullCode)\}/g, 'x')),
      )
      expect(malformed).toEqual([])
      expect(findDuplicates(links.map(({ label }) => label))).toEqual([])
      expect(findDuplicates(hrefs(links))).toEqual([])
    },
  )
})

describe('header', () => {
  test('has the news menu, whose lists are the news sections', () => {
    expect(hrefs(NEWS_MENU)).toEqual([
      '/news',
      ...NEWS_SECTIONS.map(({ slug }) => `/news/${slug}`),
      '/newsletter',
    ])
    expect(NEWS_MENU[0].label).toBe('Latest Headlines')
    expect(NEWS_MENU.at(-1)?.label).toBe('Newsletter Sign-up')
  })

  test('has quick access to the directory, and five provinces', () => {
    expect(hrefs(DIRECTORY_MENU)).toEqual([
      '/directory',
      '/directory/featured',
      '/directory/new',
      '/directory/verified',
      '/directory/search',
      '/directory?view=provinces',
      '/directory/industries',
    ])
    expect(DIRECTORY_MENU_PROVINCES).toBe(5)
  })

  test('has eight links for each province', () => {
    expect(PROVINCE_MENU).toHaveLength(8)
    const guide = hrefs(PROVINCE_MENU).filter((href) => href.startsWith('/countries/{fullCode}/'))
    expect(guide.map((href) => href.split('/').at(-1))).toEqual([
      'doing-business',
      'regulations-licences',
      'taxes-duties',
      'grants-tenders',
      'chambers-associations',
      'featured',
    ])
  })

  test('has the industries with one in focus, and the account', () => {
    expect(INDUSTRY_IN_FOCUS).toEqual({ label: 'Industry in Focus', href: '/industries/in-focus' })
    expect(ACCOUNT_MENU.map(({ label, href, adminOnly }) => [label, href, adminOnly])).toEqual([
      ['My Dashboard', '/dashboard', false],
      ['Account', '/account', false],
      ['Saved Businesses', '/saved', false],
      ['Admin Panel', '/admin', true],
      ['Sign Out', '/api/logout', false],
    ])
  })
})

describe('quick menu', () => {
  test('has four groups with their links', () => {
    expect(QUICK_MENU.map(({ label, links }) => [label, hrefs(links)])).toEqual([
      ['Events', [...expandPaths('/events', EVENT_SECTIONS.join(' ')), '/events/submit']],
      ['Jobs & Tenders', [...expandPaths('/tenders', 'government ngo private grants post'), '/jobs']],
      [
        'Digital Growth Centre',
        expandPaths(
          '/resources',
          'guides templates licensing taxes export logistics finance standards digital training',
        ),
      ],
      [
        'Skills Portal',
        expandPaths(
          '/skills',
          'professional technical business digital-literacy leadership certifications mentorship assessment',
        ).slice(1),
      ],
    ])
  })
})

describe('phone menu', () => {
  test('has seven links and three buttons', () => {
    expect(MOBILE_MENU.map(({ label, href }) => [label, href])).toEqual([
      ['Directory', '/directory'],
      ['Countries', '/countries'],
      ['Industries', '/industries'],
      ['News', '/news'],
      ['Events', '/events'],
      ['Jobs & Tenders', '/tenders'],
      ['Dive In', '/resources'],
    ])
    expect(MOBILE_ACTIONS.map(({ label }) => label)).toEqual([
      'List Your Business',
      'Add Event',
      'Post Tender',
    ])
  })
})

describe('footer', () => {
  test('has four groups with their links, and the sitemap', () => {
    expect(Object.fromEntries(FOOTER_MENU.map(({ label, links }) => [label, hrefs(links)]))).toEqual({
      About: expandPaths('/about', 'mission partners media-kit advertise team press').slice(1),
      'Contact & Help': ['/contact', '/support', '/help', '/support/report-issue'],
      Pricing: expandPaths('/pricing', 'free premium website compare how-it-works faqs').slice(1),
      Legal: expandPaths(
        '/legal',
        'terms privacy cookies editorial-listing-policy verification-policy accessibility',
      ).slice(1),
    })
    expect(SITEMAP_LINK.href).toBe('/sitemap')
  })
})
