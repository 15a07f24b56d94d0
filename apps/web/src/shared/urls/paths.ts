import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { PaidPlan } from '@portal/domain/plan'
import type { ResourceSectionSlug, SkillSlug, TenderKindSlug } from '@portal/reference-data'

type QueryValue = string | number | undefined
export type Query = Readonly<Record<string, QueryValue | readonly string[]>>

/** A path with its query string; blank values are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value as QueryValue]) {
      if (one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  return search.size === 0 ? path : `${path}?${search}`
}

export const DIRECTORY_LISTS = ['featured', 'new', 'verified'] as const
export type DirectoryList = (typeof DIRECTORY_LISTS)[number]

export const NEWS_SECTIONS = [
  'countries',
  'industries',
  'policy',
  'funding',
  'success-stories',
  'press',
] as const
export type NewsSection = (typeof NEWS_SECTIONS)[number]

export const EVENT_SECTIONS = ['trade-shows', 'workshops', 'webinars', 'investment-forums'] as const
export type EventSection = (typeof EVENT_SECTIONS)[number]

/** The parts of a country guide with their own page. */
export const GUIDE_PARTS = [
  'doing-business',
  'regulations-licences',
  'taxes-duties',
  'grants-tenders',
  'chambers-associations',
  'featured',
] as const
export type GuidePart = (typeof GUIDE_PARTS)[number]

interface ProfileAddress {
  country: CountryCode
  /** The category's slug. */
  category: string
  slug: string
}

/** The addresses of this site, each written only here; those of orders are in `order-paths.ts`. */
export const paths = {
  home: () => '/',
  directory: (query: Query = {}) => withQuery('/directory', query),
  directoryList: (list: DirectoryList) => `/directory/${list}`,
  directorySearch: (query: Query = {}) => withQuery('/directory/search', query),
  directoryIndustries: () => '/directory/industries',
  directoryIndustry: (slug: string) => `/directory/industries/${slug}`,
  directoryProvinces: () => '/directory?view=provinces',
  directoryOfProvince: (province: ProvinceCode) => withQuery('/directory', { province }),
  /** The listings of a country or a province. */
  country: (place: CountryCode | ProvinceCode, query: Query = {}) => withQuery(`/${place}`, query),
  countryCategory: (place: CountryCode | ProvinceCode, category: string, query: Query = {}) =>
    withQuery(`/${place}/${category}`, query),
  categoryEverywhere: (category: string, query: Query = {}) => withQuery(`/countries/${category}`, query),
  business: ({ country, category, slug }: ProfileAddress) => `/${country}/${category}/${slug}`,
  search: (query: Query = {}) => withQuery('/search', query),
  saved: () => '/saved',
  exampleBusiness: () => '/example-business',
  loadingShowcase: () => '/loading-showcase',
  news: (query: Query = {}) => withQuery('/news', query),
  newsSection: (section: NewsSection) => `/news/${section}`,
  newsArticle: (slug: string) => `/news/${slug}`,
  newsFeed: () => '/api/news/feed.xml',
  newsletter: () => '/newsletter',
  /** Pages opened from newsletter emails, with a token. */
  newsletterConfirm: () => '/newsletter/confirm',
  newsletterLeave: () => '/newsletter/leave',
  /** Asks for new entries of a list by email: `list`, and the list's filters. */
  alerts: (query: Query = {}) => withQuery('/alerts', query),
  /** Pages opened from emails of alerts, with a token. */
  alertConfirm: () => '/alerts/confirm',
  alertLeave: (token = '') => withQuery('/alerts/leave', { token }),
  alertManage: (token = '') => withQuery('/alerts/manage', { token }),
  events: (query: Query = {}) => withQuery('/events', query),
  eventsSection: (section: EventSection) => `/events/${section}`,
  event: (slug: string) => `/events/${slug}`,
  /** A month's events: `2026-11`; by default the current one. */
  eventsCalendar: (query: { month?: string; country?: string; type?: string } = {}) =>
    withQuery('/events/calendar', query),
  submitEvent: () => '/events/submit',
  /** Pages opened from emails about a registration, with a token: to cancel and to confirm it. */
  eventRegistration: () => '/events/registration',
  eventRegistrationConfirm: () => '/events/registration/confirm',
  /** Calendar files: of one event, or the feed of upcoming ones. */
  eventFile: (slug: string) => `/api/events/${slug}/event.ics`,
  eventsFeed: (query: { country?: string; type?: string } = {}) =>
    withQuery('/api/events/calendar.ics', query),
  webinars: (query: Query = {}) => withQuery('/webinars', query),
  tenders: (query: Query = {}) => withQuery('/tenders', query),
  tendersOfKind: (kind: TenderKindSlug, query: Query = {}) => withQuery(`/tenders/${kind}`, query),
  tender: (slug: string) => `/tenders/${slug}`,
  /** The calendar file of its closing day. */
  tenderClosingFile: (slug: string) => `/api/tenders/${slug}/closing.ics`,
  postTender: () => '/tenders/post',
  jobs: (query: Query = {}) => withQuery('/jobs', query),
  job: (slug: string) => `/jobs/${slug}`,
  /** The calendar file of its closing day. */
  jobClosingFile: (slug: string) => `/api/jobs/${slug}/closing.ics`,
  postJob: () => '/jobs/post',
  resources: (query: Query = {}) => withQuery('/resources', query),
  resourceSection: (section: ResourceSectionSlug) => `/resources/${section}`,
  resource: (slug: string) => `/resources/${slug}`,
  skills: () => '/skills',
  skill: (skill: SkillSlug, query: Query = {}) => withQuery(`/skills/${skill}`, query),
  course: (skill: string, slug: string) => `/skills/${skill}/${slug}`,
  countries: () => '/countries',
  /** Two or three countries side by side; without any, the page asks. */
  compareCountries: (...countries: readonly string[]) =>
    countries.length === 0 ? '/countries/compare' : `/countries/compare?countries=${countries.join(',')}`,
  /** A country's guide, by the country's long name. */
  guide: (fullCode: string) => `/countries/${fullCode}`,
  /** A part of a country guide on its own page, by the long name of the country or a province. */
  guidePart: (fullCode: string, part: GuidePart) => `/countries/${fullCode}/${part}`,
  industries: (query: Query = {}) => withQuery('/industries', query),
  industry: (slug: string) => `/industries/${slug}`,
  industryBusinesses: (slug: string, query: Query = {}) => withQuery(`/industries/${slug}/businesses`, query),
  industryInsights: (slug: string) => `/industries/${slug}/insights`,
  industryInFocus: () => '/industries/in-focus',
  /** A page of text in the footer. */
  about: (page: string) => `/about/${page}`,
  legal: (page: string) => `/legal/${page}`,
  pricingPage: (page: string) => `/pricing/${page}`,
  contact: (query: { topic?: string } = {}) => withQuery('/contact', query),
  support: () => '/support',
  help: () => '/help',
  howResultsAreOrdered: () => '/how-results-are-ordered',
  reportIssue: (query: { page?: string } = {}) => withQuery('/support/report-issue', query),
  sitemap: () => '/sitemap',
  signIn: (returnTo?: string) => withQuery('/auth/sign-in', { returnTo }),
  register: (returnTo?: string) => withQuery('/auth/register', { returnTo }),
  /** The code of a sign-in, after the password or the identity provider. */
  secondStep: (returnTo?: string) => withQuery('/auth/second-step', { returnTo }),
  /** Two-step sign-in of one's own account. */
  twoStep: () => '/account/two-step',
  /** Pages opened from emails about an account, with a token. */
  confirmEmail: (query: { token?: string } = {}) => withQuery('/auth/confirm', query),
  claimAccount: (query: { token?: string } = {}) => withQuery('/auth/claim', query),
  resetPassword: (query: { token?: string } = {}) => withQuery('/auth/reset-password', query),
  forgotPassword: () => '/auth/forgot-password',
  changeEmail: (query: { token?: string } = {}) => withQuery('/auth/change-email', query),
  keepEmail: (query: { token?: string } = {}) => withQuery('/auth/keep-email', query),
  /** The wizard: for a country, for a rejected listing, or resumed after signing in. */
  registerBusiness: (query: { country?: CountryCode; resubmit?: number; resume?: 1 } = {}) =>
    withQuery('/register-business', query),
  /** The same wizard, as linked in the header. */
  listBusiness: () => '/list-business',
  /** The same wizard, as linked at the free plan. */
  startTrial: () => '/register',
  pricing: () => '/pricing',
  /** The comparison of the plans, on the pricing page. */
  planComparison: () => '/pricing#compare',
  /** The steps to a plan: for one of the owner's businesses, with a plan chosen. */
  upgrade: (query: { business?: number; plan?: PaidPlan['code'] } = {}) => withQuery('/upgrade', query),
  quoteBuilder: (query: { business?: string } = {}) => withQuery('/quote-builder', query),
  /** A quote request's status; a form asks for missing parts. */
  quoteStatus: (query: { reference?: string; email?: string } = {}) => withQuery('/quote-status', query),
  dashboard: () => '/dashboard',
  /** One's name, address, password, sessions and data. */
  account: () => '/account',
  /** A file with all data about the signed-in person. */
  accountExport: () => '/api/account/export',
  /** The owner's inbox: of one state or one business; `id` opens a message. */
  dashboardMessages: (query: Query = {}) => withQuery('/dashboard/messages', query),
  dashboardReviews: (query: Query = {}) => withQuery('/dashboard/reviews', query),
  /** Engagement with the owner's listings: in how many days, and with which business. */
  dashboardFigures: (query: Query = {}) => withQuery('/dashboard/figures', query),
  /** The editor of a listing, at one of its sections. */
  editListing: (id: number, section?: string) =>
    `/dashboard/listings/${id}/edit${section === undefined ? '' : `#${section}`}`,
  /** A listing's changes that wait or were rejected, above the form. */
  waitingChanges: (id: number) => `/dashboard/listings/${id}/edit#waiting-changes`,
  /** A listing as everybody will see it once its edit is approved. */
  previewListing: (id: number) => `/dashboard/listings/${id}/preview`,
  /** Opened from an email about a listing that is handed over, with a token. */
  handover: (query: { token?: string } = {}) => withQuery('/handover', query),
  admin: (query: Query = {}) => withQuery('/admin', query),
  /** An account, for administrators. */
  adminUser: (id: number) => `/admin/users/${id}`,
  /** A listing in whatever state, for administrators. */
  adminBusiness: (id: number) => `/admin/businesses/${id}`,
  /** A call that redirects to sign-in, and then back to a path of this site. */
  login: (returnTo: string) => withQuery('/api/login', { returnTo }),
  /** For newcomers, who need an account first. */
  loginAsNewcomer: (returnTo: string) => withQuery('/api/login', { returnTo, prompt: 'create' }),
  /** A call that signs out and redirects home. */
  signOut: () => '/api/logout',
} as const

/** Path patterns of screens for the router. */
export const patterns = {
  home: '/',
  directory: '/directory',
  directoryList: '/directory/:list',
  directoryIndustries: '/directory/industries',
  directoryIndustry: '/directory/industries/:industry',
  country: '/:country',
  countryCategory: '/:country/:category',
  /** A country's guide, or a category everywhere. */
  categoryEverywhere: '/countries/:category',
  business: '/:country/:category/:slug',
  search: '/search',
  saved: '/saved',
  exampleBusiness: '/example-business',
  loadingShowcase: '/loading-showcase',
  registerBusiness: '/register-business',
  listBusiness: '/list-business',
  registerShort: '/register',
  news: '/news',
  /** A section of the news menu or an article. */
  newsArticle: '/news/:slug',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterLeave: '/newsletter/leave',
  alerts: '/alerts',
  alertConfirm: '/alerts/confirm',
  alertLeave: '/alerts/leave',
  alertManage: '/alerts/manage',
  events: '/events',
  /** A type's list or an event. */
  eventsSection: '/events/:slug',
  eventsCalendar: '/events/calendar',
  submitEvent: '/events/submit',
  eventRegistration: '/events/registration',
  eventRegistrationConfirm: '/events/registration/confirm',
  webinars: '/webinars',
  tenders: '/tenders',
  /** A kind's list or a tender. */
  tender: '/tenders/:slug',
  postTender: '/tenders/post',
  jobs: '/jobs',
  job: '/jobs/:slug',
  postJob: '/jobs/post',
  resources: '/resources',
  /** A section's list or a resource. */
  resource: '/resources/:slug',
  skills: '/skills',
  skill: '/skills/:skill',
  course: '/skills/:skill/:slug',
  countries: '/countries',
  compareCountries: '/countries/compare',
  guidePart: '/countries/:place/:part',
  industries: '/industries',
  industryInFocus: '/industries/in-focus',
  industry: '/industries/:industry',
  industryBusinesses: '/industries/:industry/businesses',
  industryInsights: '/industries/:industry/insights',
  about: '/about/:page',
  legal: '/legal/:page',
  pricingPage: '/pricing/:page',
  contact: '/contact',
  support: '/support',
  help: '/help',
  howResultsAreOrdered: '/how-results-are-ordered',
  reportIssue: '/support/report-issue',
  sitemap: '/sitemap',
  signIn: '/auth/sign-in',
  register: '/auth/register',
  secondStep: '/auth/second-step',
  twoStep: '/account/two-step',
  confirmEmail: '/auth/confirm',
  claimAccount: '/auth/claim',
  resetPassword: '/auth/reset-password',
  forgotPassword: '/auth/forgot-password',
  changeEmail: '/auth/change-email',
  keepEmail: '/auth/keep-email',
  pricing: '/pricing',
  upgrade: '/upgrade',
  order: '/orders/:reference',
  orderInvoice: '/orders/:reference/invoice',
  orderReceipt: '/orders/:reference/receipts/:number',
  stopReminders: '/reminders/stop',
  quoteBuilder: '/quote-builder',
  quoteStatus: '/quote-status',
  dashboard: '/dashboard',
  account: '/account',
  dashboardMessages: '/dashboard/messages',
  dashboardReviews: '/dashboard/reviews',
  dashboardFigures: '/dashboard/figures',
  dashboardOrders: '/dashboard/orders',
  editListing: '/dashboard/listings/:id/edit',
  previewListing: '/dashboard/listings/:id/preview',
  handover: '/handover',
  admin: '/admin',
  adminUser: '/admin/users/:id',
  adminBusiness: '/admin/businesses/:id',
  adminOrder: '/admin/orders/:id',
} as const
