import { calls, QUEUE_KINDS, type QueueKind } from '@portal/domain/contract'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { anAccount, aSecondStep, aSession } from './account-factories.ts'
import { anAdminBusiness, anAdminSummary } from './admin-factories.ts'
import {
  aListingHistory,
  someAnswerTimes,
  someFigures,
  someRevenue,
  someSearches,
  someSearchWords,
  someTrials,
  someVisits,
} from './analytics.ts'
import { someAuditEntries } from './audit.ts'
import {
  aCourse,
  aCourseDetail,
  aGuide,
  aJob,
  aJobDetail,
  anEventDetail,
  anInquiry,
  aResource,
  aResourceDetail,
  aTender,
  aTenderDetail,
  aTextPage,
} from './content-factories.ts'
import { aMessage, anEngagement, aReceivedReview } from './dashboard-factories.ts'
import { aContentEntry, anEditableContent } from './edited-content-factories.ts'
import {
  aBusiness,
  anArticle,
  anEditable,
  anEvent,
  aNewsItem,
  anIndustryEntry,
  anOwnBusiness,
  anOwnReview,
  aReview,
  aReviewerState,
  aReviewSummary,
  aSummary,
  dashboardStats,
  somePhotos,
  withPhotos,
} from './factories.ts'
import { anAdminOrderSummary, anAdminOrder, someExchangeRates } from './order-admin-factories.ts'
import { anOrder, anOrderSummary, aPreview, BANK, MOBILE_MONEY } from './order-factories.ts'
import { aQueueDetail, aQueueItem } from './queue-factories.ts'
import { anOwnQuote, aQuoteRequest } from './quote-factories.ts'
import { NO_RESULTS } from './search-results.ts'
import { respondWith, refusingTheRest } from './server.ts'
import { aListedUser, aUserDetail } from './user-factories.ts'

const counted = { headers: { 'X-Total-Count': '58' } }

const AN_EVENT_SLUG = anEvent().slug

const SPOKEN_AT = { speaker: 'Mere Tavola', company: 'Lagoon Radio' }

/** Responses for every call that a page makes as it opens, so that every screen shows all its parts. */
export const wholeApi = (): RequestHandler[] => [
  respondWith(calls.getContent, 200, anEditableContent()),
  respondWith(calls.listContent, 200, [aContentEntry()], counted),
  respondWith(calls.signInMethods, 200, { provider: null }),
  respondWith(calls.getSecondStep, 200, aSecondStep()),
  respondWith(calls.getAccount, 200, anAccount()),
  respondWith(calls.listSessions, 200, [aSession({ isCurrent: true }), aSession({ id: 'f'.repeat(32) })]),
  respondWith(
    calls.listBusinesses,
    200,
    [anOwnBusiness(), anOwnBusiness({ id: 2, slug: 'second' })],
    counted,
  ),
  respondWith(calls.getBusiness, 200, aBusiness(withPhotos(somePhotos(4)))),
  respondWith(calls.listReviews, 200, [aReview(), aReview({ id: 2, rating: 3 })], counted),
  respondWith(calls.getReviewSummary, 200, aReviewSummary()),
  respondWith(calls.getReviewerState, 200, aReviewerState()),
  respondWith(calls.listOwnReviews, 200, [anOwnReview()], counted),
  respondWith(calls.listReceivedReviews, 200, [aReceivedReview()], counted),
  respondWith(calls.getReceivedReview, 200, aReceivedReview()),
  respondWith(calls.getBusinessEdit, 200, anEditable()),
  respondWith(calls.previewEdit, 200, anOwnBusiness()),
  respondWith(calls.listDeletedBusinesses, 200, []),
  respondWith(calls.likelyDuplicates, 200, []),
  respondWith(calls.getEngagement, 200, anEngagement()),
  respondWith(calls.listBusinessMessages, 200, [aMessage()], counted),
  respondWith(calls.getBusinessMessage, 200, aMessage()),
  respondWith(calls.getQuoteRequest, 200, anOwnQuote()),
  respondWith(calls.listQuoteRequests, 200, [aQuoteRequest()], counted),
  respondWith(calls.listNews, 200, [aNewsItem()], counted),
  respondWith(calls.getNews, 200, anArticle({ author: 'Mele Talo' })),
  respondWith(calls.listEvents, 200, [anEvent(SPOKEN_AT)], counted),
  respondWith(calls.getEvent, 200, anEventDetail({ slug: AN_EVENT_SLUG, ...SPOKEN_AT })),
  respondWith(calls.listTenders, 200, [aTender()], counted),
  respondWith(calls.getTender, 200, aTenderDetail()),
  respondWith(calls.listJobs, 200, [aJob()], counted),
  respondWith(calls.getJob, 200, aJobDetail()),
  respondWith(calls.listResources, 200, [aResource()], counted),
  respondWith(calls.getResource, 200, aResourceDetail()),
  respondWith(calls.listCourses, 200, [aCourse()], counted),
  respondWith(calls.getCourse, 200, aCourseDetail()),
  respondWith(calls.getTextPage, 200, aTextPage()),
  respondWith(calls.getGuide, 200, aGuide()),
  respondWith(calls.listInquiries, 200, [anInquiry()], counted),
  respondWith(calls.listQueue, 200, ({ url }) => [
    aQueueItem({ kind: (url.searchParams.get('kind') ?? 'businesses') as QueueKind }),
  ]),
  respondWith(calls.countQueue, 200, {
    ...(Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 1])) as Record<QueueKind, number>),
    inquiries: 1,
  }),
  respondWith(calls.getQueueItem, 200, ({ url }) =>
    aQueueDetail(aQueueItem({ kind: url.pathname.split('/').at(-2) as QueueKind })),
  ),
  respondWith(calls.listIndustries, 200, [anIndustryEntry()]),
  respondWith(calls.getIndustry, 200, {
    ...anIndustryEntry(),
    about: ['Tuna is landed and canned on shore.'],
    word: 'fish',
    topics: ['export'],
    countries: [{ country: 'sb', count: 9 }],
    provinces: [{ province: 'western', count: 7 }],
    categories: [{ name: 'Fisheries & Aquaculture', count: 12 }],
  }),
  respondWith(calls.dashboardStats, 200, dashboardStats()),
  respondWith(calls.listSavedIds, 200, [1]),
  respondWith(calls.listSaves, 200, [aSummary()], counted),
  respondWith(calls.search, 200, { ...NO_RESULTS, businesses: { total: 58, items: [aSummary()] } }),
  respondWith(calls.listSearchWords, 200, [someSearchWords()]),
  respondWith(calls.listAudit, 200, someAuditEntries(), counted),
  respondWith(calls.listAdminBusinesses, 200, [anAdminSummary()], counted),
  respondWith(calls.getAdminBusiness, 200, anAdminBusiness()),
  respondWith(calls.previewOrder, 200, aPreview()),
  respondWith(calls.listOrders, 200, [anOrderSummary()], counted),
  respondWith(calls.getCredit, 200, { credit: 0 }),
  respondWith(calls.getOrder, 200, anOrder({ waysToPay: [BANK, MOBILE_MONEY] })),
  respondWith(calls.listAdminOrders, 200, [anAdminOrderSummary()], counted),
  respondWith(calls.getAdminOrder, 200, anAdminOrder()),
  respondWith(calls.listExchangeRates, 200, someExchangeRates()),
  respondWith(calls.listingHistory, 200, aListingHistory()),
  respondWith(calls.adminFigures, 200, someFigures()),
  respondWith(calls.answerTimes, 200, someAnswerTimes()),
  respondWith(calls.visits, 200, someVisits()),
  respondWith(calls.searches, 200, someSearches()),
  respondWith(calls.trials, 200, someTrials()),
  respondWith(calls.revenue, 200, someRevenue()),
  respondWith(calls.listUsers, 200, [aListedUser()], counted),
  respondWith(calls.getUser, 200, aUserDetail()),
  respondWith(calls.subscribe, 201, { email: 'mele@example.com' }),
  http.post('*/api/auth/sign-in', () =>
    HttpResponse.json({ message: 'Email or password is wrong' }, { status: 401 }),
  ),
  refusingTheRest(),
]
