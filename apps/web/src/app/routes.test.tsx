import { COUNTRIES } from '@portal/domain/place'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchRoutes } from 'react-router-dom'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths, patterns } from '#shared/urls/paths.ts'
import { renderApp } from '#test/render-app.tsx'

test('shows the 404 screen for an unknown address', async () => {
  renderApp('/no/such/page/here')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('search')).toHaveAttribute('action', '/search')
  expect(main.getByRole('searchbox', { name: /^Search the portal/ })).toHaveAttribute('name', 'q')
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/directory',
    '/directory?view=provinces',
    '/news',
    '/help',
  ])
})

/** Every kind of address of the site, with the pattern that matches it. */
const SITE: readonly (readonly [address: string, pattern: keyof typeof patterns])[] = [
  [paths.home(), 'home'],
  [paths.directory(), 'directory'],
  [paths.directoryProvinces(), 'directory'],
  [paths.directoryList('featured'), 'directoryList'],
  [paths.directoryList('new'), 'directoryList'],
  [paths.directoryList('verified'), 'directoryList'],
  [paths.directorySearch(), 'directoryList'],
  [paths.directoryIndustries(), 'directoryIndustries'],
  [paths.directoryIndustry('mining'), 'directoryIndustry'],
  [paths.country('sb'), 'country'],
  ['/solomon-islands', 'country'],
  ['/malaita', 'country'],
  [paths.countryCategory('fj', 'construction-and-materials'), 'countryCategory'],
  [paths.categoryEverywhere('handicrafts'), 'categoryEverywhere'],
  [paths.countries(), 'countries'],
  [paths.guidePart('malaita-province', 'taxes-duties'), 'guidePart'],
  [paths.industries(), 'industries'],
  [paths.industryInFocus(), 'industryInFocus'],
  [paths.industry('mining'), 'industry'],
  [paths.industryBusinesses('mining'), 'industryBusinesses'],
  [paths.industryInsights('mining'), 'industryInsights'],
  [paths.business({ country: 'vu', category: 'handicrafts', slug: 'mat-house' }), 'business'],
  [paths.search({ q: 'oil' }), 'search'],
  [paths.saved(), 'saved'],
  [paths.exampleBusiness(), 'exampleBusiness'],
  [paths.loadingShowcase(), 'loadingShowcase'],
  [paths.news(), 'news'],
  [paths.newsSection('success-stories'), 'newsArticle'],
  [paths.newsArticle('new-wharf-opens-in-auki'), 'newsArticle'],
  [paths.newsletter(), 'newsletter'],
  [`${paths.newsletterConfirm()}?token=abc`, 'newsletterConfirm'],
  [`${paths.newsletterLeave()}?token=abc`, 'newsletterLeave'],
  [paths.events(), 'events'],
  [paths.eventsSection('investment-forums'), 'eventsSection'],
  [paths.event('honiara-trade-show'), 'eventsSection'],
  [paths.eventsCalendar({ month: '2026-12' }), 'eventsCalendar'],
  [paths.submitEvent(), 'submitEvent'],
  [`${paths.eventRegistration()}?token=abc`, 'eventRegistration'],
  [`${paths.eventRegistrationConfirm()}?token=abc`, 'eventRegistrationConfirm'],
  [paths.webinars(), 'webinars'],
  [paths.tenders(), 'tenders'],
  [paths.tendersOfKind('government'), 'tender'],
  [paths.tender('wharf-repair-auki'), 'tender'],
  [paths.postTender(), 'postTender'],
  [paths.jobs(), 'jobs'],
  [paths.job('bookkeeper-gizo'), 'job'],
  [paths.postJob(), 'postJob'],
  [paths.resources(), 'resources'],
  [paths.resourceSection('export'), 'resource'],
  [paths.resource('export-cocoa'), 'resource'],
  [paths.skills(), 'skills'],
  [paths.skill('leadership'), 'skill'],
  [paths.course('technical', 'outboard-motors'), 'course'],
  [paths.about('mission'), 'about'],
  [paths.legal('terms'), 'legal'],
  [paths.pricingPage('free'), 'pricingPage'],
  [paths.contact(), 'contact'],
  [paths.support(), 'support'],
  [paths.help(), 'help'],
  [paths.howResultsAreOrdered(), 'howResultsAreOrdered'],
  [paths.reportIssue(), 'reportIssue'],
  [paths.sitemap(), 'sitemap'],
  [paths.signIn('/dashboard'), 'signIn'],
  [paths.register(), 'register'],
  [paths.confirmEmail({ token: 'abc' }), 'confirmEmail'],
  [paths.claimAccount({ token: 'abc' }), 'claimAccount'],
  [paths.resetPassword({ token: 'abc' }), 'resetPassword'],
  [paths.forgotPassword(), 'forgotPassword'],
  [paths.changeEmail({ token: 'abc' }), 'changeEmail'],
  [paths.keepEmail({ token: 'abc' }), 'keepEmail'],
  [paths.account(), 'account'],
  [paths.secondStep('/dashboard'), 'secondStep'],
  [paths.twoStep(), 'twoStep'],
  [paths.pricing(), 'pricing'],
  [paths.upgrade({ business: 7, plan: 'enhanced' }), 'upgrade'],
  [orderPaths.order('PB-4M2K-7T', { email: 'mele@kokonut.test' }), 'order'],
  [orderPaths.orderInvoice('PB-4M2K-7T'), 'orderInvoice'],
  [orderPaths.orderReceipt('PB-4M2K-7T', 'REC-2026-00004'), 'orderReceipt'],
  [paths.quoteBuilder(), 'quoteBuilder'],
  [paths.quoteStatus({ reference: 'PB-7K3F-9Q', email: 'mele@kokonut.test' }), 'quoteStatus'],
  [paths.admin(), 'admin'],
  [paths.adminUser(7), 'adminUser'],
  [paths.adminBusiness(7), 'adminBusiness'],
  [orderPaths.adminOrder(12), 'adminOrder'],
  [paths.registerBusiness({ country: 'fj' }), 'registerBusiness'],
  [paths.listBusiness(), 'listBusiness'],
  ['/register', 'registerShort'],
  [paths.dashboard(), 'dashboard'],
  [paths.dashboardMessages({ id: 7 }), 'dashboardMessages'],
  [paths.dashboardReviews(), 'dashboardReviews'],
  [paths.dashboardFigures({ days: 90 }), 'dashboardFigures'],
  [orderPaths.dashboardOrders(), 'dashboardOrders'],
  [paths.editListing(7), 'editListing'],
  [paths.previewListing(7), 'previewListing'],
  [paths.handover({ token: 'abc' }), 'handover'],
  [orderPaths.stopReminders({ token: 'abc' }), 'stopReminders'],
]

const routes = () => renderApp('/auth/sign-in').routes

test.each(SITE)('matches %s to %s', (address, pattern) => {
  const matched = matchRoutes(routes(), address)?.at(-1)?.route
  expect(matched?.id).toBe(patterns[pattern])
})

test.each(COUNTRIES)('shows the guide of $name rather than a category of that address', ({ fullCode }) => {
  const matched = matchRoutes(routes(), paths.guide(fullCode))?.at(-1)?.route
  expect(matched?.id).toBe(paths.guide(fullCode))
})

test('the list of addresses covers every pattern of the site map', () => {
  expect(Object.keys(patterns).filter((name) => !SITE.some(([, pattern]) => pattern === name))).toEqual([])
})
