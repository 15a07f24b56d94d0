import { COUNTRIES } from '@portal/domain/place'
import { Outlet, type RouteObject } from 'react-router-dom'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths, patterns } from '#shared/urls/paths.ts'
import { ScriptLoadFailure } from './failure/ScriptLoadFailure.tsx'
import { createScreenRoute, type GetRouteEnvironment } from './screen-route.tsx'
import { Shell } from './shell/Shell.tsx'

const RouteFailure = lazyIsland(() =>
  import('./failure/RouteFailure.tsx').then(
    (part) => ({ default: part.RouteFailure }),
    () => ({ default: ScriptLoadFailure }),
  ),
)

/** The site map: one line per screen. An address that matches no line is the 404 screen. */
export function createRoutes(getEnvironment: GetRouteEnvironment): RouteObject[] {
  const at = createScreenRoute(getEnvironment)
  const screens = [
    at(patterns.home, () => import('./pages/home/home.screen.tsx')),
    at(patterns.directory, () => import('#features/directory/pages/directory.screen.tsx')),
    at(patterns.directoryList, () => import('#features/directory/pages/directory.screen.tsx')),
    at(patterns.directoryIndustry, () => import('#features/directory/pages/directory.screen.tsx')),
    at(
      patterns.directoryIndustries,
      () => import('#features/directory/pages/directory-industries.screen.tsx'),
    ),
    at(patterns.search, () => import('./pages/search/search.screen.tsx')),
    at(patterns.country, () => import('#features/directory/pages/place.screen.tsx')),
    at(patterns.countryCategory, () => import('#features/directory/pages/place.screen.tsx')),
    at(patterns.business, () => import('./pages/profile/profile.screen.tsx')),
    at(patterns.countries, () => import('#features/guides/pages/countries.screen.tsx')),
    at(patterns.compareCountries, () => import('#features/guides/pages/compare-countries.screen.tsx')),
    // A country's guide comes before a category of the same address.
    ...COUNTRIES.map(({ fullCode }) =>
      at(paths.guide(fullCode), () => import('./pages/guide/guide.screen.tsx')),
    ),
    at(patterns.guidePart, () => import('./pages/guide/guide-part.screen.tsx')),
    at(patterns.industries, () => import('#features/industries/pages/industries.screen.tsx')),
    at(patterns.industryInFocus, () => import('./pages/industry/in-focus.screen.tsx')),
    at(patterns.industry, () => import('./pages/industry/industry.screen.tsx')),
    at(patterns.industryBusinesses, () => import('./pages/industry/industry-businesses.screen.tsx')),
    at(patterns.industryInsights, () => import('./pages/industry/industry-insights.screen.tsx')),
    at(patterns.categoryEverywhere, () => import('#features/directory/pages/place.screen.tsx')),
    at(patterns.news, () => import('#features/news/pages/news.screen.tsx')),
    at(patterns.newsArticle, () => import('#features/news/pages/news-entry.screen.tsx')),
    at(patterns.newsletter, () => import('#features/newsletter/pages/newsletter.screen.tsx')),
    at(patterns.newsletterConfirm, () => import('#features/newsletter/pages/newsletter-confirm.screen.tsx')),
    at(patterns.newsletterLeave, () => import('#features/newsletter/pages/newsletter-leave.screen.tsx')),
    at(patterns.alerts, () => import('#features/alerts/pages/alerts.screen.tsx')),
    at(patterns.alertConfirm, () => import('#features/alerts/pages/alert-confirm.screen.tsx')),
    at(patterns.alertLeave, () => import('#features/alerts/pages/alert-leave.screen.tsx')),
    at(patterns.alertManage, () => import('#features/alerts/pages/alert-manage.screen.tsx')),
    at(patterns.events, () => import('#features/events/pages/events.screen.tsx')),
    at(patterns.eventsSection, () => import('#features/events/pages/event-entry.screen.tsx')),
    at(patterns.eventsCalendar, () => import('#features/events/pages/calendar.screen.tsx')),
    at(patterns.submitEvent, () => import('#features/events/pages/submit-event.screen.tsx')),
    at(patterns.eventRegistration, () => import('#features/events/pages/registration.screen.tsx')),
    at(
      patterns.eventRegistrationConfirm,
      () => import('#features/events/pages/registration-confirm.screen.tsx'),
    ),
    at(patterns.webinars, () => import('#features/events/pages/webinars.screen.tsx')),
    at(patterns.tenders, () => import('#features/tenders/pages/tenders.screen.tsx')),
    at(patterns.postTender, () => import('#features/tenders/pages/post-tender.screen.tsx')),
    at(patterns.jobs, () => import('#features/jobs/pages/jobs.screen.tsx')),
    at(patterns.postJob, () => import('#features/jobs/pages/post-job.screen.tsx')),
    at(patterns.job, () => import('#features/jobs/pages/job.screen.tsx')),
    at(patterns.tender, () => import('#features/tenders/pages/tender-entry.screen.tsx')),
    at(patterns.pricing, () => import('./pages/pricing/pricing.screen.tsx')),
    at(patterns.resources, () => import('#features/resources/pages/resources.screen.tsx')),
    at(patterns.resource, () => import('#features/resources/pages/resource-entry.screen.tsx')),
    at(patterns.skills, () => import('#features/skills/pages/skills.screen.tsx')),
    at(patterns.skill, () => import('./pages/skill/skill.screen.tsx')),
    at(patterns.course, () => import('#features/skills/pages/course.screen.tsx')),
    at(patterns.contact, () => import('./pages/contact/contact.screen.tsx')),
    at(patterns.reportIssue, () => import('./pages/contact/report-issue.screen.tsx')),
    at(patterns.about, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(patterns.legal, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(paths.pricingPage('compare'), () => import('./pages/pricing/compare.screen.tsx')),
    at(patterns.pricingPage, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(patterns.support, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(patterns.help, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(patterns.howResultsAreOrdered, () => import('#features/text-pages/pages/text.screen.tsx')),
    at(patterns.upgrade, () => import('#features/orders/pages/upgrade.screen.tsx')),
    at(patterns.order, () => import('#features/orders/pages/order.screen.tsx')),
    at(patterns.orderInvoice, () => import('#features/orders/pages/document.screen.tsx')),
    at(patterns.orderReceipt, () => import('#features/orders/pages/document.screen.tsx')),
    at(patterns.quoteBuilder, () => import('#features/quotes/pages/quote-builder.screen.tsx')),
    at(patterns.quoteStatus, () => import('#features/quotes/pages/quote-status.screen.tsx')),
    at(patterns.registerBusiness, () => import('#features/onboarding/pages/register-business.screen.tsx')),
    at(patterns.listBusiness, () => import('#features/onboarding/pages/register-business.screen.tsx')),
    at(patterns.registerShort, () => import('#features/onboarding/pages/register-business.screen.tsx')),
    at(patterns.dashboard, () => import('./pages/dashboard/dashboard.screen.tsx')),
    at(patterns.dashboardMessages, () => import('#features/dashboard/pages/messages.screen.tsx')),
    at(patterns.dashboardReviews, () => import('#features/dashboard/pages/reviews.screen.tsx')),
    at(patterns.dashboardFigures, () => import('#features/dashboard/pages/figures.screen.tsx')),
    at(patterns.dashboardOrders, () => import('#features/dashboard/pages/orders.screen.tsx')),
    at(patterns.editListing, () => import('#features/listing-editor/pages/edit-listing.screen.tsx')),
    at(patterns.previewListing, () => import('./pages/listing-preview/preview.screen.tsx')),
    at(patterns.handover, () => import('#features/listing-editor/pages/handover.screen.tsx')),
    at(patterns.stopReminders, () => import('#features/plan-reminders/pages/stop-reminders.screen.tsx')),
    at(patterns.admin, () => import('./pages/admin/admin.screen.tsx')),
    at(patterns.saved, () => import('#app/pages/saved/saved.screen.tsx')),
    at(patterns.exampleBusiness, () => import('./pages/profile/example-business.screen.tsx')),
    at(patterns.adminUser, () => import('./pages/admin/record.screen.tsx')),
    at(patterns.adminBusiness, () => import('./pages/admin/record.screen.tsx')),
    at(patterns.adminOrder, () => import('./pages/admin/record.screen.tsx')),
    at(patterns.loadingShowcase, () => import('./pages/loading-showcase/loading-showcase.screen.tsx')),
    at(patterns.sitemap, () => import('./pages/sitemap/sitemap.screen.tsx')),
    at(patterns.signIn, () => import('#features/account/pages/sign-in.screen.tsx')),
    at(patterns.register, () => import('#features/account/pages/register.screen.tsx')),
    at(patterns.secondStep, () => import('#features/account/pages/second-step.screen.tsx')),
    at(patterns.twoStep, () => import('#features/account/pages/two-step.screen.tsx')),
    at(patterns.confirmEmail, () => import('#features/account/pages/confirm-email.screen.tsx')),
    at(patterns.claimAccount, () => import('#features/account/pages/claim-account.screen.tsx')),
    at(patterns.forgotPassword, () => import('#features/account/pages/forgot-password.screen.tsx')),
    at(patterns.changeEmail, () => import('#features/account/pages/change-email.screen.tsx')),
    at(patterns.keepEmail, () => import('#features/account/pages/keep-email.screen.tsx')),
    at(patterns.account, () => import('#features/account/pages/account.screen.tsx')),
    at(patterns.resetPassword, () => import('#features/account/pages/reset-password.screen.tsx')),
  ]
  return [
    {
      id: 'shell',
      element: <Shell />,
      hydrateFallbackElement: <></>,
      children: [
        {
          id: 'page',
          element: <Outlet />,
          errorElement: <RouteFailure />,
          children: [...screens, { id: 'missing', path: '*', element: <Outlet />, loader: throwNotFound }],
        },
      ],
    },
  ]
}

const throwNotFound = () => {
  throw new Response(null, { status: 404 })
}
