import { describe, expect, test } from 'vitest'
import {
  EVENT_SECTIONS,
  getMenu,
  getMenuGroups,
  getProvinceMenu,
  NEWS_SECTIONS,
  type MenuLink,
  type MenuName,
} from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const hrefs = (links: readonly MenuLink[]) => links.map(({ href }) => href)

const toText = (links: readonly MenuLink[]): string =>
  links.map(({ label, href }) => `${label} ${href}`).join('\n')

/** Each menu as it is shown. */
const SHOWN: Readonly<Partial<Record<MenuName, string>>> = {
  header: `
Directory /directory
Countries /countries
Industries /industries
News /news`,
  directory: `
All Businesses /directory
Featured Businesses /directory/featured
New Listings /directory/new
Verified Businesses /directory/verified
Advanced Search /directory/search
All Provinces /directory?view=provinces
All Industries /directory/industries`,
  industries: `
Industry in Focus /industries/in-focus`,
  news: `
Latest Headlines /news
News by Country /news/countries
Industry News /news/industries
Policy & Regulation /news/policy
Funding & Investment /news/funding
Success Stories /news/success-stories
Press Releases /news/press
Newsletter Sign-up /newsletter`,
  phone: `
Directory /directory
Countries /countries
Industries /industries
News /news
Events /events
Jobs & Tenders /tenders
Dive In /resources`,
  'phone-buttons': `
List Your Business /list-business
Add Event /events/submit
Post Tender /tenders/post`,
  explore: `
Directory /directory
Countries /countries
Industries /industries
News /news
Events /events
Tenders /tenders
Jobs /jobs
Resources /resources
Skills /skills`,
  'footer-visitor': `
Sign In /auth/sign-in
Register /auth/register
My Dashboard /dashboard
Saved Businesses /saved`,
  'footer-account': `
My Dashboard /dashboard
Saved Businesses /saved
Sign Out /api/logout`,
  'footer-end': `
Sitemap /sitemap`,
  account: `
My Dashboard /dashboard
Account /account
Saved Businesses /saved
Admin Panel /admin
Sign Out /api/logout`,
}

/** Each menu with groups as it is shown. */
const SHOWN_GROUPS = {
  quick: {
    Events: `
All Events /events
Trade Shows & Expos /events/trade-shows
Workshops & Training /events/workshops
Webinars /events/webinars
Investment Forums /events/investment-forums
Submit an Event /events/submit`,
    'Jobs & Tenders': `
All Tenders /tenders
Government Tenders /tenders/government
NGO Tenders /tenders/ngo
Private Tenders /tenders/private
Grants /tenders/grants
Post a Tender /tenders/post
Jobs /jobs`,
    'Digital Growth Centre': `
Dive In /resources
Guides /resources/guides
Templates /resources/templates
Licensing /resources/licensing
Taxes /resources/taxes
Export /resources/export
Logistics /resources/logistics
Finance /resources/finance
Standards /resources/standards
Digital /resources/digital
Training /resources/training`,
    'Skills Portal': `
Professional Skills /skills/professional
Technical Skills /skills/technical
Business Skills /skills/business
Digital Literacy /skills/digital-literacy
Leadership /skills/leadership
Certifications /skills/certifications
Mentorship /skills/mentorship
Skills Assessment /skills/assessment`,
  },
  footer: {
    About: `
Our Mission /about/mission
Partners /about/partners
Media Kit /about/media-kit
Advertise /about/advertise
Team /about/team
Press /about/press`,
    'Contact & Help': `
Contact /contact
Support /support
Help /help
Report an Issue /support/report-issue`,
    Pricing: `
Free Trial /pricing/free
Premium /pricing/premium
Website Package /pricing/website
Compare Plans /pricing/compare
How It Works /pricing/how-it-works
FAQs /pricing/faqs`,
    Legal: `
Terms /legal/terms
Privacy /legal/privacy
Cookies /legal/cookies
Editorial & Listing Policy /legal/editorial-listing-policy
Verification Policy /legal/verification-policy
Accessibility /legal/accessibility`,
  },
} as const

describe('every menu', () => {
  test.each(Object.entries(SHOWN))('%s has its links in order', (name, shown) => {
    expect(toText(getMenu(name as MenuName))).toBe(shown.trim())
  })

  test.each(['quick', 'footer'] as const)('%s has its groups in order', (name) => {
    expect(getMenuGroups(name).map(({ label, links }) => [label, toText(links)])).toEqual(
      Object.entries(SHOWN_GROUPS[name]).map(([label, shown]) => [label, shown.trim()]),
    )
  })

  const lists: [string, readonly MenuLink[]][] = [
    ...Object.keys(SHOWN).map((name): [string, readonly MenuLink[]] => [name, getMenu(name as MenuName)]),
    ['province', getMenu('province')],
    ...(['quick', 'footer', 'sitemap'] as const).flatMap((name) =>
      getMenuGroups(name).map(({ label, links }): [string, readonly MenuLink[]] => [
        `${name}: ${label}`,
        links,
      ]),
    ),
  ]

  test.each(lists)('%s links to paths of this site, with unique paths and labels', (_, links) => {
    const malformed = links.filter(
      ({ label, href }) =>
        label.trim() === '' || !/^\/[a-z0-9{}/?=-]*$/i.test(href.replaceAll(/\{(code|fullCode)\}/g, 'x')),
    )
    expect(malformed).toEqual([])
    expect(findDuplicates(links.map(({ label }) => label))).toEqual([])
    expect(findDuplicates(hrefs(links))).toEqual([])
  })
})

test('the news menu lists the news sections', () => {
  expect(hrefs(getMenu('news')).slice(1, -1)).toEqual(NEWS_SECTIONS.map(({ slug }) => `/news/${slug}`))
})

test('the quick menu lists the sections of events', () => {
  const events = hrefs(getMenuGroups('quick')[0]?.links ?? [])
  expect(events).toEqual(expect.arrayContaining(EVENT_SECTIONS.map((section) => `/events/${section}`)))
})

test('only administrators see the admin panel', () => {
  expect(hrefs(getMenu('account').filter(({ adminOnly }) => adminOnly))).toEqual(['/admin'])
})

test('a province has eight links with its codes', () => {
  expect(hrefs(getProvinceMenu({ code: 'malaita', fullCode: 'malaita-province' }))).toEqual([
    '/directory?province=malaita',
    '/malaita',
    '/countries/malaita-province/doing-business',
    '/countries/malaita-province/regulations-licences',
    '/countries/malaita-province/taxes-duties',
    '/countries/malaita-province/grants-tenders',
    '/countries/malaita-province/chambers-associations',
    '/countries/malaita-province/featured',
  ])
})

test('the sitemap has its groups in order', () => {
  expect(getMenuGroups('sitemap').map(({ label, links }) => [label, links.length])).toEqual([
    ['Portal', 5],
    ['Directory', 7],
    ['Your business', 7],
    ['Countries', 2],
    ['Industries', 2],
    ['News', 8],
    ['Events', 8],
    ['Jobs & Tenders', 8],
    ['Digital Growth Centre', 11],
    ['Skills Portal', 9],
    ['About', 6],
    ['Contact & Help', 5],
    ['Pricing', 6],
    ['Legal', 6],
  ])
})
